import type { Billing } from "@geulgyeol/contract";
import { type CardOrder, orderQuery } from "./card-order.ts";

/** The part of PortOne's browser library that is used here (developers.portone.io, browser SDK v2). */
interface PortOneBrowser {
  requestIssueBillingKey(request: {
    storeId: string;
    channelKey: string;
    billingKeyMethod: "CARD";
    issueId: string;
    issueName: string;
    customer: { customerId: string };
    redirectUrl: string;
    forceRedirect: true;
  }): Promise<unknown>;
}

const LIBRARY = "https://cdn.portone.io/v2/browser-sdk.js";
const TEST_WINDOW = "/subscribe/test-window";

/**
 * Sends the browser to the gateway's card window, which returns to `/subscribe/return` with a billing key or an error.
 * The card's number is entered there and never reaches this page. Rejects if the window cannot be opened.
 */
export async function openCardWindow(cardWindow: Billing["cardWindow"], order: CardOrder): Promise<void> {
  if (cardWindow.kind === "test") {
    window.location.assign(`${TEST_WINDOW}?${orderQuery(order)}`);
    return;
  }
  if (cardWindow.kind === "none") throw new Error("No payment is set up on this server.");
  const { storeId, channelKey, customerId } = cardWindow;
  const portOne = await loadLibrary();
  await portOne.requestIssueBillingKey({
    storeId,
    channelKey,
    billingKeyMethod: "CARD",
    issueId: crypto.randomUUID(),
    issueName: order.purpose === "pack" ? "글결 크레딧 묶음" : "글결 Pro 정기 결제",
    customer: { customerId },
    redirectUrl: `${window.location.origin}/subscribe/return?${orderQuery(order)}`,
    forceRedirect: true,
  });
}

/** PortOne requires its library to be loaded from its own address, so that the card window is always current. */
function loadLibrary(): Promise<PortOneBrowser> {
  const find = () => (window as { PortOne?: PortOneBrowser }).PortOne;
  const there = find();
  if (there) return Promise.resolve(there);
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = LIBRARY;
    script.onload = () => {
      const loaded = find();
      if (loaded) resolve(loaded);
      else reject(new Error("The card window's library is not what it was."));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error("The card window could not be loaded."));
    };
    document.head.append(script);
  });
}
