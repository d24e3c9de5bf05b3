import { DocumentError } from "../document-error.ts";

/** Streams of a compound file by their path, storages joined by "/". */
export interface Compound {
  readonly names: readonly string[];
  /** Null if there is no such stream. Throws FILE_BROKEN if its sectors form a loop or lie outside the file. */
  read(name: string): Uint8Array | null;
}

interface Node {
  readonly name: string;
  readonly type: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

const HEADER_BYTES = 512;
const HEADER_FAT_SECTORS = 109;
const NODE_BYTES = 128;
const MOST_NODES = 20_000;
const DEEPEST_STORAGE = 16;
/** Special values of the sector table: from here on a number is no sector (MS-CFB 2.1). */
const FIRST_MARK = 0xfffffffa;
const NO_NODE = 0xffffffff;
const STORAGE = 1;
const STREAM = 2;
const ROOT = 5;

const broken = (detail: string) => new DocumentError("FILE_BROKEN", detail);

/**
 * Opens a compound file (MS-CFB versions 3 and 4). Every chain is followed for at most as many steps as the file has
 * sectors, so that loops end; every number is checked against the file.
 */
export function openCompound(bytes: Uint8Array): Compound {
  if (bytes.length < HEADER_BYTES) throw broken("compound header");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  const miniShift = view.getUint16(32, true);
  if ((shift !== 9 && shift !== 12) || miniShift !== 6) throw broken("sector size");
  const sectorBytes = 1 << shift;
  const sectors = Math.ceil(bytes.length / sectorBytes) - 1;
  const sector = (index: number) => {
    const from = (index + 1) * sectorBytes;
    if (index >= FIRST_MARK || from >= bytes.length) throw broken("sector outside of the file");
    return bytes.subarray(from, Math.min(from + sectorBytes, bytes.length));
  };
  const fat = readFat(view, sectors, sectorBytes, sector);

  /** Sectors of a chain, at most `most` of them. */
  function chain(start: number, table: Uint32Array, most: number): number[] {
    const list: number[] = [];
    for (let index = start; index < FIRST_MARK; index = table[index] ?? NO_NODE) {
      if (list.length >= most || index >= table.length) throw broken("sector chain");
      list.push(index);
    }
    return list;
  }
  const readChain = (start: number) => join(chain(start, fat, sectors).map(sector), sectorBytes);

  const nodes = readNodes(readChain(view.getUint32(48, true)));
  const root = nodes[0];
  if (root?.type !== ROOT) throw broken("no root");
  const miniFat = toNumbers(readChain(view.getUint32(60, true)));
  const cutoff = view.getUint32(56, true);
  let ministream: Uint8Array | null = null;

  function readStream({ start, size }: Node): Uint8Array {
    if (size > bytes.length) throw broken("stream larger than the file");
    if (size === 0) return new Uint8Array(0);
    if (size >= cutoff) {
      const whole = readChain(start);
      if (whole.length < size) throw broken("stream cut off");
      return whole.subarray(0, size);
    }
    ministream ??= readChain(root?.start ?? NO_NODE);
    const mini = ministream;
    const pieces = chain(start, miniFat, miniFat.length).map((index) => mini.subarray(index << 6, (index + 1) << 6));
    const whole = join(pieces, 1 << 6);
    if (whole.length < size) throw broken("short stream cut off");
    return whole.subarray(0, size);
  }

  const streams = listStreams(nodes);
  return {
    names: [...streams.keys()],
    read(name) {
      const node = streams.get(name);
      return node ? readStream(node) : null;
    },
  };
}

function readFat(
  view: DataView,
  sectors: number,
  sectorBytes: number,
  sector: (index: number) => Uint8Array,
): Uint32Array {
  const wanted = view.getUint32(44, true);
  if (wanted > sectors) throw broken("sector table larger than the file");
  const places: number[] = [];
  for (let index = 0; index < HEADER_FAT_SECTORS && places.length < wanted; index++) {
    places.push(view.getUint32(76 + index * 4, true));
  }
  let next = view.getUint32(68, true);
  for (let step = 0; next < FIRST_MARK && places.length < wanted; step++) {
    if (step >= sectors) throw broken("chain of the sector table");
    const numbers = toNumbers(sector(next));
    const own = sectorBytes / 4 - 1;
    for (let index = 0; index < own && places.length < wanted; index++) places.push(numbers[index] ?? NO_NODE);
    next = numbers[own] ?? NO_NODE;
  }
  return toNumbers(join(places.filter((place) => place < FIRST_MARK).map(sector), sectorBytes));
}

function readNodes(directory: Uint8Array): Node[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const count = Math.floor(directory.length / NODE_BYTES);
  if (count > MOST_NODES) throw new DocumentError("FILE_TOO_COMPLEX", "too many streams");
  const decoder = new TextDecoder("utf-16le");
  const nodes: Node[] = [];
  for (let at = 0; at < count * NODE_BYTES; at += NODE_BYTES) {
    const nameBytes = Math.min(Math.max(view.getUint16(at + 64, true) - 2, 0), 62);
    nodes.push({
      name: decoder.decode(directory.subarray(at, at + nameBytes)),
      type: directory[at + 66] ?? 0,
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      // The upper half of the size is used only by files beyond 4 GB, and is garbage in old ones.
      size: view.getUint32(at + 120, true),
    });
  }
  return nodes;
}

/** Walks the trees of siblings without recursion; a node visited before means a cycle. */
function listStreams(nodes: readonly Node[]): Map<string, Node> {
  const streams = new Map<string, Node>();
  const seen = new Set([0]);
  const open: { index: number; folder: string; depth: number }[] = [];
  const push = (index: number, folder: string, depth: number) => {
    if (index !== NO_NODE) open.push({ index, folder, depth });
  };
  push(nodes[0]?.child ?? NO_NODE, "", 0);
  for (let next = open.pop(); next; next = open.pop()) {
    const node = nodes[next.index];
    if (!node || seen.has(next.index)) throw broken("directory");
    seen.add(next.index);
    const { folder, depth } = next;
    push(node.left, folder, depth);
    push(node.right, folder, depth);
    if (node.type === STREAM) streams.set(folder + node.name, node);
    if (node.type !== STORAGE) continue;
    if (depth >= DEEPEST_STORAGE) throw new DocumentError("FILE_TOO_COMPLEX", "storages nested too deeply");
    push(node.child, `${folder}${node.name}/`, depth + 1);
  }
  return streams;
}

function join(pieces: readonly Uint8Array[], each: number): Uint8Array {
  const whole = new Uint8Array(pieces.length * each);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole.subarray(0, at);
}

function toNumbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) => view.getUint32(index * 4, true));
}
