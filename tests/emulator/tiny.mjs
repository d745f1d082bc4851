// Images of a few instructions, for tests that need a running core but no firmware: boot2 is the whole program.
import { crc32mpeg } from './bootrom.mjs';

export function tinyImage(...halfwords) {
  const image = new Uint8Array(256), view = new DataView(image.buffer);
  halfwords.forEach((h, i) => view.setUint16(2 * i, h, true));
  view.setUint32(252, crc32mpeg(image.subarray(0, 252)), true);
  return image;
}

/** WFI for ever. */
export const sleepingImage = tinyImage(0xbf30, 0xe7fd);
