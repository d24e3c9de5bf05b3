import type { ProviderId } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../db/connection.ts";
import { providerOfPicture } from "../../ports/identity/providers.ts";
import { users } from "./tables.ts";

/** Stores the picture from a provider at sign-in, or removes it if the provider no longer has one. */
export async function keepPicture(
  db: Queryable,
  userId: string,
  { provider, picture }: { provider: ProviderId; picture: string | null },
): Promise<void> {
  if (picture === null) await removePicture(db, userId, [provider]);
  else await db.update(users).set({ image: picture }).where(eq(users.id, userId));
}

/** Removes the user's picture when it is one of these providers'. */
export async function removePicture(db: Queryable, userId: string, providers: readonly ProviderId[]): Promise<void> {
  const [user] = await db.select({ image: users.image }).from(users).where(eq(users.id, userId));
  const owner = providerOfPicture(user?.image ?? null);
  if (owner !== null && providers.includes(owner)) {
    await db.update(users).set({ image: null }).where(eq(users.id, userId));
  }
}
