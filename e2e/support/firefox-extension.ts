import { setTimeout as sleep } from "node:timers/promises";
import type { Marionette } from "./marionette.ts";

const ID = "reader@geulgyeol.invalid";
const WAIT_MS = 60_000;

/** Installs the packed extension until Firefox ends, as a developer does it by hand. */
export async function installInFirefox(marionette: Marionette, zip: string): Promise<void> {
  await marionette.send("Addon:Install", { path: zip, temporary: true });
}

/** Address of a page of the extension; Firefox gives each installation another host. */
export async function pageInFirefox(marionette: Marionette, path: string): Promise<string> {
  const script = `return WebExtensionPolicy.getByID("${ID}").getURL(${JSON.stringify(path)})`;
  return marionette.run<string>(script, { asBrowser: true });
}

/** What a page of a tab says, once it says this. */
export async function textWith(marionette: Marionette, words: string): Promise<string> {
  const until = Date.now() + WAIT_MS;
  let text = "";
  while (Date.now() < until) {
    // Between two pages there is none.
    text = (await marionette.run<string | null>("return document.body?.innerText").catch(() => null)) ?? "";
    if (text.includes(words)) return text;
    await sleep(250);
  }
  throw new Error(`The page does not say ${words}, but: ${text}`);
}

/** Right-clicks into an element of the page and chooses the extension's entry; goes to the window that opens. */
export async function chooseFromMenu(marionette: Marionette, selector: string): Promise<void> {
  const before = await marionette.send<string[]>("WebDriver:GetWindowHandles");
  const { x, y } = await marionette.run<{ x: number; y: number }>(
    `const box = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
     return { x: Math.round(box.x + 20), y: Math.round(box.y + 8) };`,
  );
  const press = [
    { type: "pointerMove", x, y, origin: "viewport" },
    { type: "pointerDown", button: 2 },
    { type: "pointerUp", button: 2 },
  ];
  await marionette.send("WebDriver:PerformActions", {
    actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: press }],
  });
  await marionette.run(
    `const menu = document.getElementById("contentAreaContextMenu");
     if (menu.state !== "open") await new Promise((resolve) => menu.addEventListener("popupshown", resolve, { once: true }));
     menu.activateItem([...menu.querySelectorAll("menuitem")].find(({ label }) => label === "글결로 읽기"));`,
    { asBrowser: true },
  );
  const until = Date.now() + WAIT_MS;
  while (Date.now() < until) {
    const handles = await marionette.send<string[]>("WebDriver:GetWindowHandles");
    const opened = handles.find((handle) => !before.includes(handle));
    if (opened !== undefined) return marionette.send("WebDriver:SwitchToWindow", { handle: opened });
    await sleep(250);
  }
  throw new Error("No window opened.");
}

/** Presses the extension's button in the toolbar. Resolves with what its popup says, once it says this. */
export async function pressButton(marionette: Marionette, words: string): Promise<string> {
  return marionette.run<string>(
    `const { ExtensionParent } = ChromeUtils.importESModule("resource://gre/modules/ExtensionParent.sys.mjs");
     const { setTimeout } = ChromeUtils.importESModule("resource://gre/modules/Timer.sys.mjs");
     const extension = ExtensionParent.GlobalManager.getExtension("${ID}");
     await extension.apiManager.global.browserActionFor(extension).triggerAction(window);
     const read = "data:,sendAsyncMessage('geulgyeol:text', content.document.body?.innerText ?? '')";
     let text = "";
     for (const until = Date.now() + ${WAIT_MS}; Date.now() < until; ) {
       const messages = document.querySelector(".webextension-popup-browser")?.messageManager;
       if (messages) {
         const said = new Promise((resolve) => {
           const hear = ({ data }) => {
             messages.removeMessageListener("geulgyeol:text", hear);
             resolve(data);
           };
           messages.addMessageListener("geulgyeol:text", hear);
         });
         messages.loadFrameScript(read, false);
         // A popup that is only being made does not answer.
         text = await Promise.race([said, new Promise((resolve) => setTimeout(() => resolve(text), 2_000))]);
         if (text.includes(${JSON.stringify(words)})) return text;
       }
       await new Promise((resolve) => setTimeout(resolve, 250));
     }
     throw new Error("The popup does not say it, but: " + text);`,
    { asBrowser: true },
  );
}
