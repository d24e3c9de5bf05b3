import type { FastifyInstance } from "fastify";
import type { Database, Transaction } from "./db/connection.ts";
import type { PeriodicJob } from "./jobs/start-jobs.ts";
import type { Sweep } from "./jobs/start-sweeps.ts";

/**
 * A module of the server: one object in its `index.ts`, listed in `modules.ts`. `Needs` is the type of the services for
 * its routes and jobs; a missing service does not compile.
 */
export interface ServerModule<Needs = never> {
  /** The name of its folder. */
  readonly id: string;
  /** The imported modules, each with the reason. The arrow check reads them from here. */
  readonly uses: Readonly<Record<string, string>>;
  /** All that its `tables.ts` exports. */
  readonly tables?: Readonly<Record<string, unknown>>;
  /** Limits by name, which tests and benchmarks can override. */
  readonly limits?: object;
  /** The module's data of a user, for the export. */
  readonly exporters?: readonly DataExporter[];
  readonly onAccountDeletion?: OnAccountDeletion;
  /** Called after the first proof of an address. Also called if the address was already proved. */
  readonly onAddressConfirmed?: (parts: { db: Database; now: Date }, userId: string) => Promise<void>;
  readonly routes?: (app: FastifyInstance, needs: Needs) => void;
  /** Scheduled jobs, run by one of the nodes that share a database. */
  readonly jobs?: (needs: Needs) => readonly PeriodicJob[];
  /** Work that every node repeats. */
  readonly sweeps?: (needs: Needs) => readonly Sweep[];
}

/** A row of the export that is JSON in UTF-8 already, since it may have megabytes. */
export class SerializedRow {
  readonly json: Uint8Array;

  constructor(json: Uint8Array) {
    this.json = json;
  }
}

/** One file of the export, streamed row by row to save memory. */
export interface DataExporter {
  /** File name in the zip, with `.json`. */
  readonly file: string;
  /** Each row is serialised, unless it is a `SerializedRow`. */
  readonly rows: (db: Database, userId: string) => AsyncIterable<unknown>;
}

/** Handles the module's own rows of a user before the user's row is deleted; foreign keys delete the rest. */
export type OnAccountDeletion = (tx: Transaction, userId: string) => Promise<void>;
