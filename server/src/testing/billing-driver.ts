import type { SubscriptionTerms, TestCardBehaviour } from "@geulgyeol/contract";
import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { DatabaseConnection } from "../db/connection.ts";
import { createLogger } from "../http/request-log.ts";
import { readPlan } from "../modules/accounts/index.ts";
import { proPeriods } from "../modules/accounts/tables.ts";
import { PRO_OFFER } from "../modules/billing/index.ts";
import { registerCard } from "../modules/billing/register-card.ts";
import { runBillingJobs } from "../modules/billing/run-billing-jobs.ts";
import { payments, subscriptions } from "../modules/billing/tables.ts";
import type { Mail } from "../ports/mail.ts";
import type { PaymentGateway } from "../ports/payment.ts";
import { createTestGateway, type TestGateway } from "../ports/test-gateway/payment-test-gateway.ts";
import { testGatewayPayments } from "../ports/test-gateway/tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Billing with a real database, the test gateway and a controllable clock. */
export interface BillingDriver {
  readonly testGateway: TestGateway;
  readonly mails: Mail[];
  readonly logLines: string[];
  clock: Date;
  /** Terms for new subscriptions. */
  offer: SubscriptionTerms;
  /** Parameters of every use-case; `gateway` may replace the test gateway. */
  parts(gateway?: PaymentGateway): {
    db: DatabaseConnection["db"];
    gateway: PaymentGateway;
    offer: SubscriptionTerms;
    now: () => Date;
    log: Logger;
  };
  pass(days: number): void;
  /** Moves the clock to the end of the paid month. */
  toRenewal(userId: string): Promise<void>;
  /** Subjects of the e-mails sent to a user. */
  mailSubjects(userId: string): string[];
  runJobs(gateway?: PaymentGateway): Promise<void>;
  card(userId: string, behaviour: TestCardBehaviour): Promise<string>;
  /** Subscribes with a new card, by default one that is accepted. */
  subscribe(userId: string, behaviour?: TestCardBehaviour): ReturnType<typeof registerCard>;
  subscription(userId: string): Promise<typeof subscriptions.$inferSelect | undefined>;
  payments(userId: string): Promise<(typeof payments.$inferSelect)[]>;
  /** Amount charged and not refunded by the gateway, in won. */
  taken(userId: string): Promise<number>;
  isPro(userId: string): Promise<boolean>;
  proPeriods(userId: string): Promise<(typeof proPeriods.$inferSelect)[]>;
}

export const NOBODY_SELLS = {
  name: null,
  representative: null,
  registrationNumber: null,
  mailOrderNumber: null,
  address: null,
  phone: null,
  email: null,
};

export function openBillingDriver({ db }: DatabaseConnection): BillingDriver {
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const log = createLogger("debug", { write: (line) => void logLines.push(line) });
  const now = () => driver.clock;
  const testGateway = createTestGateway({ db, now, log, delayMs: 20, deliver: async () => undefined });
  const parts = (gateway: PaymentGateway = testGateway) => ({ db, gateway, offer: driver.offer, now, log });
  const driver: BillingDriver = {
    testGateway,
    mails,
    logLines,
    parts,
    clock: new Date("2026-01-31T01:00:00Z"),
    offer: PRO_OFFER,
    pass: (days) => {
      driver.clock = new Date(driver.clock.getTime() + days * DAY_MS);
    },
    toRenewal: async (userId) => {
      const end = (await driver.subscription(userId))?.periodEndsAt;
      if (end == null) throw new Error("Nothing is paid.");
      driver.clock = end;
    },
    mailSubjects: (userId) =>
      mails.filter(({ to }) => to.startsWith(userId)).map(({ subject }) => subject.replace("[글결] (시험 결제) ", "")),
    runJobs: (gateway) =>
      runBillingJobs({
        ...parts(gateway),
        sendMail: async (mail) => void mails.push(mail),
        business: NOBODY_SELLS,
        baseUrl: "https://geulgyeol.kr",
      }),
    card: (userId, behaviour) => testGateway.issueCard(userId, behaviour),
    subscribe: async (userId, behaviour = "ok") =>
      registerCard(parts(), userId, {
        purpose: "subscribe",
        terms: driver.offer,
        billingKey: await driver.card(userId, behaviour),
      }),
    subscription: async (userId) => {
      const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
      return rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
    },
    payments: (userId) =>
      db.select().from(payments).where(eq(payments.userId, userId)).orderBy(payments.createdAt, payments.periodIndex),
    taken: async (userId) => {
      const rows = await db
        .select({ amountWon: testGatewayPayments.amountWon, status: testGatewayPayments.status })
        .from(testGatewayPayments)
        .innerJoin(payments, eq(payments.id, testGatewayPayments.paymentId))
        .where(eq(payments.userId, userId));
      return rows.filter(({ status }) => status === "paid").reduce((sum, { amountWon }) => sum + amountWon, 0);
    },
    isPro: async (userId) => (await readPlan(db, userId, driver.clock)).kind === "pro",
    proPeriods: (userId) =>
      db.select().from(proPeriods).where(eq(proPeriods.userId, userId)).orderBy(proPeriods.startsAt),
  };
  return driver;
}
