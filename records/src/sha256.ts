/*
 * SHA-256 (FIPS 180-4) of short texts, one after the other, without an allocation for each: a check of a day of typing
 * computes 200,000 hashes, and the general library spent most of the time on making its objects. Tested against the one of
 * Node.
 */

const BLOCK = 64;
/** Buffers beyond this are not kept. */
const KEPT_BYTES = 65_536;

/** The first 32 bits after the point of the cube roots of the first 64 primes, and of the square roots of the first 8. */
// biome-ignore format: a table
const ROUND = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);
// biome-ignore format: a table
const START = Int32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
);
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

const encoder = new TextEncoder();
const schedule = new Int32Array(64);
const state = new Int32Array(8);
let kept = new Uint8Array(1_024);

/** Of the UTF-8 of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = bufferFor(3 * text.length);
  state.set(START);
  digest(bytes, encode(text, bytes), 0);
  return hexOf(state);
}

/** HMAC-SHA-256 (RFC 2104) with a key of 32 bytes in hexadecimal digits, of the UTF-8 of a text. */
export function hmacSha256(key: string): (text: string) => string {
  const inner = stateAfterKey(key, 0x36);
  const outer = stateAfterKey(key, 0x5c);
  return (text) => {
    const bytes = bufferFor(3 * text.length);
    state.set(inner);
    digest(bytes, encode(text, bytes), BLOCK);
    for (let at = 0; at < 32; at++) bytes[at] = (state[at >> 2] as number) >>> (24 - 8 * (at & 3));
    state.set(outer);
    digest(bytes, 32, BLOCK);
    return hexOf(state);
  };
}

function stateAfterKey(key: string, pad: number): Int32Array {
  const block = new Uint8Array(BLOCK).fill(pad);
  for (let at = 0; at < 32; at++) block[at] = pad ^ Number.parseInt(key.slice(2 * at, 2 * at + 2), 16);
  state.set(START);
  compress(block, 0);
  return state.slice();
}

/** Writes the UTF-8 of a text; returns its length. Letters of one and three bytes are most of them. */
function encode(text: string, bytes: Uint8Array): number {
  let end = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) bytes[end++] = unit;
    else if (unit >= 0x800 && (unit < 0xd800 || unit > 0xdfff)) {
      bytes[end++] = 0xe0 | (unit >> 12);
      bytes[end++] = 0x80 | ((unit >> 6) & 0x3f);
      bytes[end++] = 0x80 | (unit & 0x3f);
    } else return end + encoder.encodeInto(text.slice(at), bytes.subarray(end)).written;
  }
  return end;
}

/** Room for so many bytes and the padding. */
function bufferFor(length: number): Uint8Array {
  const needed = length + 2 * BLOCK;
  if (needed <= kept.length) return kept;
  const bytes = new Uint8Array(needed);
  if (needed <= KEPT_BYTES) kept = bytes;
  return bytes;
}

/** Pads the first `length` bytes, after which `before` bytes have been digested already, and digests them. */
function digest(bytes: Uint8Array, length: number, before: number): void {
  const end = Math.ceil((length + 9) / BLOCK) * BLOCK;
  bytes[length] = 0x80;
  bytes.fill(0, length + 1, end);
  const bits = 8 * (before + length);
  for (let at = 0; at < 6; at++) bytes[end - 1 - at] = Math.floor(bits / 256 ** at) & 0xff;
  for (let from = 0; from < end; from += BLOCK) compress(bytes, from);
}

function compress(bytes: Uint8Array, from: number): void {
  const w = schedule;
  for (let at = 0, byte = from; at < 16; at++, byte += 4) {
    w[at] =
      ((bytes[byte] as number) << 24) |
      ((bytes[byte + 1] as number) << 16) |
      ((bytes[byte + 2] as number) << 8) |
      (bytes[byte + 3] as number);
  }
  for (let at = 16; at < 64; at++) {
    const near = w[at - 2] as number;
    const far = w[at - 15] as number;
    const small = ((far >>> 7) | (far << 25)) ^ ((far >>> 18) | (far << 14)) ^ (far >>> 3);
    const large = ((near >>> 17) | (near << 15)) ^ ((near >>> 19) | (near << 13)) ^ (near >>> 10);
    w[at] = (large + (w[at - 7] as number) + small + (w[at - 16] as number)) | 0;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let at = 0; at < 64; at++) {
    const upper = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + upper + ((e & f) ^ (~e & g)) + (ROUND[at] as number) + (w[at] as number)) | 0;
    const lower = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const other = (lower + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + other) | 0;
  }
  add(0, a);
  add(1, b);
  add(2, c);
  add(3, d);
  add(4, e);
  add(5, f);
  add(6, g);
  add(7, h);
}

function add(place: number, value: number): void {
  state[place] = ((state[place] as number) + value) | 0;
}

function hexOf(words: Int32Array): string {
  let digits = "";
  for (let at = 0; at < 8; at++) {
    const word = words[at] as number;
    digits += (HEX[word >>> 24] as string) + HEX[(word >>> 16) & 0xff] + HEX[(word >>> 8) & 0xff] + HEX[word & 0xff];
  }
  return digits;
}
