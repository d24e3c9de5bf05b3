import { type ParticlePair, particleAfter } from "@geulgyeol/wording/josa";

const PAIRS: readonly (readonly [RegExp, ParticlePair])[] = [
  [/^(?:을|를)/, "을/를"],
  [/^(?:은|는)/, "은/는"],
  [/^(?:이라|라)(?=고|는|며|도|면)/, "이라/라"],
  [/^(?:이란|란)/, "이란/란"],
  [/^(?:이나|나)/, "이나/나"],
  [/^(?:으로|로)/, "으로/로"],
  [/^(?:과|와)/, "과/와"],
  [/^(?:이|가)(?=$|[^가-힣])/, "이/가"],
];

/** The particles of one word in the form for another word: 금일은 with 오늘 gives 은. Null if unreadable. */
export function refitParticle(word: string, particles: string): string | null {
  for (const [pattern, pair] of PAIRS) {
    const match = pattern.exec(particles);
    if (match === null) continue;
    const form = particleAfter(word, pair);
    return form === null ? null : form + particles.slice(match[0].length);
  }
  return particles;
}
