#!/usr/bin/env python3
"""sim.py PROGRAM: the desktop program by its flags, as a user types them."""
import fcntl
import os
import pathlib
import pty
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unittest

PROGRAM = sys.argv.pop(1)
DATA = pathlib.Path(__file__).resolve().parent / "data"


class Desktop(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def path(self, name, text=None):
        path = pathlib.Path(self.folder.name) / name
        if text is not None:
            path.write_text(text, encoding="utf-8")
        return str(path)

    def run_it(self, *flags, text="", status=0, **environment):
        names = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
        done = subprocess.run([PROGRAM, *flags], input=text, text=True, capture_output=True, timeout=60,
                              env={**names, **environment})
        self.assertEqual(done.returncode, status, done.stdout[-2000:] + done.stderr)
        return done

    def complaint(self, *flags, status=2, **more):
        """What it says when it refuses: one line, and nothing else."""
        done = self.run_it(*flags, status=status, **more)
        self.assertEqual(done.stderr.count("\n"), 1, done.stderr)
        return done.stderr

    def test_without_a_terminal_it_plays_a_demonstration_and_ends(self):
        out = self.run_it().stdout
        self.assertGreaterEqual(out.count("┌"), 6)
        self.assertIn("█", out)

    def test_the_demonstration_is_the_same_every_time(self):
        self.assertEqual(self.run_it().stdout, self.run_it("--demo").stdout)

    def test_the_console_answers_line_by_line(self):
        out = self.run_it("--console", text="version\nfrob\n\nquit\nversion\n").stdout.splitlines()
        self.assertRegex(out[0], r"^dicehold \d")
        self.assertEqual(out[1], "ok")
        self.assertTrue(out[2].startswith("error no-such-command"))
        self.assertEqual(out[3:], ["ok"])

    def test_the_end_of_input_ends_the_console_after_the_last_answer(self):
        out = self.run_it("--console", text="rng 6000\nversion").stdout.splitlines()
        self.assertEqual(sum(int(l.split()[1]) for l in out[:6]), 6000)
        self.assertEqual(out[-1], "ok")

    def test_a_seed_gives_the_same_dice_and_says_so(self):
        lines = "press right\npress a\npress a\npress b\nscreen\n"
        first = self.run_it("--console", "--fake-time", "--seed", "5", text=lines).stdout
        self.assertEqual(first, self.run_it("--console", "--fake-time", "--seed", "5", text=lines).stdout)
        self.assertNotEqual(first, self.run_it("--console", "--fake-time", "--seed", "6", text=lines).stdout)
        self.assertIn("source seeded", self.run_it("--console", "--seed", "5", text="rng 60\n").stdout)

    def test_script_record_and_replay_give_the_same_picture(self):
        script = self.path("script", "200 press right\n300 press a\n500 press a\n900 press b\n1600 press a\n1700 press right\n1800 press b\n")
        recording, first, second = self.path("rec"), self.path("a.png"), self.path("b.png")
        self.run_it("--script", script, "--fake-time", "--seed", "9", "--record", recording, "--shot", first)
        text = pathlib.Path(recording).read_text()
        self.assertEqual(text.count(" dice "), 2)
        self.run_it("--replay", recording, "--fake-time", "--seed", "1", "--shot", second)
        self.assertEqual(pathlib.Path(first).read_bytes(), pathlib.Path(second).read_bytes())

    def test_the_recordings_of_the_tests_replay(self):
        for recording in sorted(DATA.glob("*.rec")):
            again = self.path("again")
            self.run_it("--replay", str(recording), "--fake-time", "--record", again)
            wanted = [l for l in recording.read_text().splitlines() if not l.startswith("#")]
            self.assertEqual([l for l in pathlib.Path(again).read_text().splitlines() if not l.startswith("#")], wanted)

    def test_a_replay_without_dice_for_a_roll_is_refused(self):
        script = self.path("script", "200 press right\n300 press a\n500 press a\n900 press b\n")
        self.complaint("--replay", script, "--fake-time", status=1)

    def test_real_time_gives_the_same_picture_as_fake_time(self):
        script = self.path("script", "20 press right\n50 press a\n90 press a\n130 dice blwgom\n130 press b\n")
        first, second = self.path("a.pbm"), self.path("b.pbm")
        self.run_it("--script", script, "--fake-time", "--shot", first)
        self.run_it("--script", script, "--shot", second)
        self.assertEqual(pathlib.Path(first).read_text(), pathlib.Path(second).read_text())

    def test_a_battery_is_there_only_when_asked_for(self):
        self.assertIn("battery unknown\nusb yes", self.run_it("--console", text="power\n").stdout)
        self.assertIn("battery 3700 mV\nusb no", self.run_it("--console", "--battery", "3700", text="power\n").stdout)

    def test_a_flash_file_takes_the_game_the_place_and_the_settings_over_to_the_next_start(self):
        flash = self.path("device.flash")
        lines = "new standard players=2\ndo roll 1,2,3,4,5,6=bblwgo\npress a\nwait 1000\npress a\nwait 1000\n"
        first = self.run_it("--flash", flash, "--console", "--fake-time", text=lines + "show\nscreen\n").stdout
        again = self.run_it("--flash", flash, "--console", "--fake-time", text="show\nscreen\n").stdout
        self.assertIn("phase=roll rolls=1 dice=bblwgo", again)
        self.assertTrue(first.endswith(again), first + again)
        new = self.run_it("--flash", self.path("new.flash"), "--console", "--fake-time", text="show\n").stdout
        self.assertTrue(new.startswith("error"), new)

    def test_bad_flags_and_files_get_one_clear_line(self):
        self.assertIn("--frob", self.complaint("--frob"))
        self.complaint("--seed")
        self.complaint("--seed", "x")
        for bad in ["", "0", "x", "-1", "65536", "3700mV"]:
            self.complaint("--battery", bad)
        self.complaint("--script", self.path("not there"))
        self.assertIn("2", self.complaint("--script", self.path("s", "10 press a\nnonsense\n")))
        self.complaint("--script", self.path("s", "10 press a\n5 press a\n"))
        self.assertIn("2", self.complaint("--script", self.path("s", "10 press a\n20 press z\n"), "--fake-time", status=1))
        self.complaint("--demo", "--shot", self.path("picture.gif"))
        self.complaint("--terminal")
        self.complaint("--flash", self.path("flash", "too short"), "--demo")

    def test_the_window_opens_and_plays_a_script(self):
        script, picture = self.path("script", "50 press a\n90 press a\n300 quit\n"), self.path("a.pbm")
        self.run_it("--window", "--script", script, "--shot", picture, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
        self.run_it("--script", script, "--fake-time", "--shot", self.path("b.pbm"))
        self.assertEqual(pathlib.Path(picture).read_text(), pathlib.Path(self.path("b.pbm")).read_text())

    def test_the_terminal_shows_the_picture_takes_keys_and_gives_itself_back(self):
        pid, terminal = pty.fork()
        if pid == 0:
            os.environ["TERM"] = "xterm"
            os.execv(PROGRAM, [PROGRAM, "--terminal"])
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 140, 0, 0))
        seen = b""

        def read_until(wanted, seconds=20):
            """Reads on until wanted(seen) holds; how long that takes is not asked."""
            nonlocal seen
            end = time.time() + seconds
            while not wanted(seen) and time.time() < end:
                if select.select([terminal], [], [], 0.05)[0]:
                    try:
                        seen += os.read(terminal, 65536)
                    except OSError:
                        break
            self.assertTrue(wanted(seen))

        read_until(lambda text: b"\x1b[?1049h" in text and "█".encode() in text)
        before = len(seen)
        os.write(terminal, b"a")
        read_until(lambda text: len(text) > before + 200)
        os.write(terminal, b"q")
        read_until(lambda text: b"\x1b[?1049l" in text)
        self.assertEqual(os.waitpid(pid, 0)[1], 0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
