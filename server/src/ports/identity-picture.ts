import type { ProviderId } from "./identity.ts";

/** Where the providers keep the pictures of their users. Nothing else is shown, whatever a provider's answer holds. */
const HOSTS: Readonly<Record<ProviderId, readonly string[]>> = {
  google: [3, 4, 5, 6].map((n) => `lh${n}.googleusercontent.com`),
  kakao: ["k.kakaocdn.net", "img1.kakaocdn.net", "t1.kakaocdn.net"],
};
const MAX_CHARS = 1_000;

/** The same places for the content security policy of the pages. */
export const PICTURE_SOURCES: readonly string[] = Object.values(HOSTS)
  .flat()
  .map((host) => `https://${host}`);

/** The address of a picture that this provider keeps, over https; null for every other one. Kakao still tells some as `http:`. */
export function pictureOf(provider: ProviderId, address: string | null | undefined): string | null {
  if (!address || address.length > MAX_CHARS || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol === "http:" && url.port === "") url.protocol = "https:";
  const isPlain = url.protocol === "https:" && url.username === "" && url.password === "";
  return isPlain && HOSTS[provider].includes(url.host) ? url.href : null;
}

/** Whose picture this is; null when it is nobody's that may be shown. */
export function providerOfPicture(address: string | null): ProviderId | null {
  if (pictureOf("google", address) !== null) return "google";
  return pictureOf("kakao", address) !== null ? "kakao" : null;
}
