import type { FastifyInstance } from "fastify";
import type { Database, Transaction } from "./db/connection.ts";
import type { PeriodicJob } from "./jobs/start-jobs.ts";
import type { Sweep } from "./jobs/start-sweeps.ts";

/**
 * What a module is to the server: one object in its `index.ts`, listed in `modules.ts`. `Needs` is what its routes and jobs
 * are given; a module that needs what the server does not have does not compile.
 */
export interface ServerModule<Needs = never> {
  /** The name of its folder. */
  readonly id: string;
  /** The modules that it imports, each with the reason. The check of the arrows reads them from here. */
  readonly uses: Readonly<Record<string, string>>;
  /** All that its `tables.ts` exports. */
  readonly tables?: Readonly<Record<string, unknown>>;
  /** How often and how much, by name; tests and benches set them anew. */
  readonly limits?: object;
  /** What the module holds of a user, for the export. */
  readonly exporters?: readonly DataExporter[];
  readonly onAccountDeletion?: OnAccountDeletion;
  /** Follows the first proof of an address. Also called when the address was proved before. */
  readonly onAddressConfirmed?: (parts: { db: Database; now: Date }, userId: string) => Promise<void>;
  readonly routes?: (app: FastifyInstance, needs: Needs) => void;
  /** Work on a clock, done by one of the nodes that share a database. */
  readonly jobs?: (needs: Needs) => readonly PeriodicJob[];
  /** Work that every node repeats. */
  readonly sweeps?: (needs: Needs) => readonly Sweep[];
}

/** One file of the export, told row by row, so that nothing large is held at once. */
export interface DataExporter {
  /** File name in the zip, with `.json`. */
  readonly file: string;
  readonly rows: (db: Database, userId: string) => AsyncIterable<unknown>;
}

/** What a module does about its own rows of a user before the user's row goes; the rest follows by the foreign keys. */
export type OnAccountDeletion = (tx: Transaction, userId: string) => Promise<void>;
