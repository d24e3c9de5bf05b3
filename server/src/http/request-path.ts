const ABSOLUTE_FORM = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
const UNRESERVED = /^[\w.~-]$/;

/**
 * The target of a request as the router will find it: without scheme and host, one slash at its beginning, no letter or digit
 * in percent (RFC 3986, 6.2.2 and 6.2.3).
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

/** Path of an address with everything decoded; as it stands when it cannot be. */
export function decodedPath(url: string): string {
  const path = url.replace(/[?#].*$/s, "");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
