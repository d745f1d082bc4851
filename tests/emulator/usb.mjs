// A USB host with a serial terminal, on the CDC class of rp2040js.
//
// rp2040js answers every request for host data at once with an empty packet, so that the core would never sleep, and its
// queue drops what is beyond 512 bytes. Here a request waits until there is something to send, and the queue has no end.
import { USBCDC } from 'rp2040js';

const PACKET = 64, DTR = 1, RTS = 2;

export class UsbTerminal {
  /** `onText(string)` gets what the device prints. */
  constructor(mcu, onText) {
    const usb = mcu.usbCtrl;
    const decoder = new TextDecoder();
    this.usb = usb;
    this.connected = false;
    this.queue = [];
    this.control = null;       // what the next data stage of endpoint 0 carries
    this.waiting = null;       // size of the packet that the device is ready for
    this.cdc = new USBCDC(usb);
    this.cdc.onDeviceConnected = () => { this.connected = true; };
    this.cdc.onSerialData = (bytes) => onText(decoder.decode(bytes, { stream: true }));
    usb.onEndpointRead = (endpoint, size) => {
      if (endpoint === 0 && this.control) {  // the data stage of a request of ours
        usb.endpointReadDone(0, this.control);
        this.control = null;
      }
      if (endpoint !== this.cdc.outEndpoint) return;
      this.waiting = size;
      this.deliver();
    };
  }
  send(text) {
    this.queue.push(...Buffer.from(text, 'utf8'));
    this.deliver();
  }
  deliver() {
    if (this.waiting === null || !this.queue.length) return;
    const packet = Uint8Array.from(this.queue.splice(0, Math.min(this.waiting, PACKET)));
    this.waiting = null;
    this.usb.endpointReadDone(this.cdc.outEndpoint, packet);
  }
  /** Sets the speed of the line: the device gets a SET_LINE_CODING request, eight data bits, no parity. */
  setBaud(baud) {
    this.control = Uint8Array.from([baud & 255, (baud >> 8) & 255, (baud >> 16) & 255, baud >>> 24, 0, 0, 8]);
    this.usb.sendSetupPacket(Uint8Array.from([0x21, 0x20, 0, 0, 0, 0, 7, 0]));
  }
  /** Opens or closes the terminal program on the host: the device sees DTR. */
  open(isOpen) { this.cdc.cdcSetControlLineState(isOpen ? DTR | RTS : 0); }
}
