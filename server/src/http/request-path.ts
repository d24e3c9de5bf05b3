const ABSOLUTE_FORM = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
const UNRESERVED = /^[\w.~-]$/;

/**
 * The request target in the form used by the router: without scheme and host, one leading slash, no percent-encoded
 * letters or digits (RFC 3986, 6.2.2 and 6.2.3).
 */
export function canonicalTarget(target: string): string {
  const local = target.replace(ABSOLUTE_FORM, "");
  if (local === target && !target.startsWith("/")) return target;
  const rooted = local.replace(/^\/*/, "/");
  const end = rooted.search(/[?#]/);
  const [path, rest] = end === -1 ? [rooted, ""] : [rooted.slice(0, end), rooted.slice(end)];
  return path.replace(/%[\da-f]{2}/gi, plainIfUnreserved) + rest;
}

function plainIfUnreserved(escaped: string): string {
  const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return UNRESERVED.test(letter) ? letter : escaped;
}

/** Fully decoded path of an address; unchanged if it cannot be decoded. */
export function decodedPath(url: string): string {
  const path = url.replace(/[?#].*$/s, "");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
