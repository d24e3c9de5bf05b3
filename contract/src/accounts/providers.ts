/**
 * Sign-in providers, in the order in which they are offered. Each also needs a definition in the server's
 * `ports/identity/providers.ts` and a brand in the page's `provider-brands.tsx`.
 */
export const PROVIDERS = {
  google: { name: "Google", endsInConsonant: true },
  kakao: { name: "카카오", endsInConsonant: false },
} as const satisfies Readonly<Record<string, Provider>>;

interface Provider {
  /** Name in Korean texts. */
  readonly name: string;
  /** Whether the spoken name ends in a consonant, which decides between 과 and 와. */
  readonly endsInConsonant: boolean;
}

export type ProviderId = keyof typeof PROVIDERS;
export const PROVIDER_IDS = Object.keys(PROVIDERS) as ProviderId[];

/** A value for each provider. */
export function eachProvider<T>(make: (id: ProviderId) => T): Record<ProviderId, T> {
  return Object.fromEntries(PROVIDER_IDS.map((id) => [id, make(id)])) as Record<ProviderId, T>;
}

/** Their names as a Korean list: "Google과 카카오", "Google이나 카카오". */
export function listProviders(ids: readonly ProviderId[], particle: "과/와" | "이나/나"): string {
  const [closed, open] = particle.split("/");
  return ids
    .map((id, index) => {
      const { name, endsInConsonant } = PROVIDERS[id];
      return index === ids.length - 1 ? name : `${name}${endsInConsonant ? closed : open}`;
    })
    .join(" ");
}
