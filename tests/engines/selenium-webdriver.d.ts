/** The part of selenium-webdriver that drives WebKit here: the package carries no types. */
declare module 'selenium-webdriver' {
  interface WebElement {
    click: () => Promise<void>;
    clear: () => Promise<void>;
    sendKeys: (...keys: readonly string[]) => Promise<void>;
    isDisplayed: () => Promise<boolean>;
    isSelected: () => Promise<boolean>;
    getAccessibleName: () => Promise<string>;
    findElement: (locator: { css: string }) => Promise<WebElement>;
  }
  interface WebDriver {
    get: (address: string) => Promise<void>;
    getCurrentUrl: () => Promise<string>;
    getCapabilities: () => Promise<{ get: (name: string) => unknown }>;
    findElements: (locator: { css: string }) => Promise<WebElement[]>;
    executeScript: (source: string) => Promise<unknown>;
    actions: () => Actions;
    manage: () => { window: () => { setRect: (rect: Rect) => Promise<unknown> } };
    quit: () => Promise<void>;
  }
  interface Rect {
    x: number;
    y: number;
    width: number;
    height: number;
  }
  interface Actions {
    keyDown: (key: string) => Actions;
    keyUp: (key: string) => Actions;
    sendKeys: (...keys: readonly string[]) => Actions;
    move: (to: { origin: WebElement }) => Actions;
    perform: () => Promise<void>;
  }
  export class Builder {
    usingServer: (address: string) => Builder;
    withCapabilities: (capabilities: Readonly<Record<string, unknown>>) => Builder;
    build: () => Promise<WebDriver>;
  }
  export const Key: Readonly<Record<'TAB' | 'ENTER' | 'SPACE' | 'ESCAPE' | 'SHIFT', string>>;
}
