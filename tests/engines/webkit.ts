import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../support/server/free-port.ts';
import { findProgram, missingPrograms } from './programs.ts';
import type { Browser, Engine, Visitor } from './visitor.ts';

const driverProgram = () => findProgram('WebKitWebDriver');
const browserProgram = () => findProgram('/usr/lib/*/webkit2gtk-4.1/MiniBrowser', 'MiniBrowser');
const displayProgram = () => findProgram('Xvfb');

const TAGS = { link: 'a[href]', button: 'button, [role=button]' } as const;
const LANDMARKS = { banner: 'body > header', main: 'main', contentinfo: 'body > footer' } as const;
const KEYS = {
  Tab: [Key.TAB],
  'Shift+Tab': [Key.SHIFT, Key.TAB],
  Enter: [Key.ENTER],
  Space: [Key.SPACE],
  Escape: [Key.ESCAPE],
} as const;

/** WebKitGTK, which is the engine of Safari, by WebDriver and on a display of its own. */
export const WEBKIT: Engine = {
  name: 'WebKit',
  missing: () =>
    missingPrograms([
      { name: 'WebKitWebDriver', found: driverProgram(), packaged: 'webkit2gtk-driver' },
      { name: 'MiniBrowser', found: browserProgram(), packaged: 'libwebkit2gtk-4.1-0' },
      { name: 'Xvfb', found: displayProgram(), packaged: 'xvfb' },
    ]),
  start: async () => {
    const display = await startDisplay();
    const { driver, address } = await startDriver(display.name);
    const close = () => {
      driver.kill();
      display.process.kill();
    };
    try {
      const session = await openSession(address);
      const version = String((await session.getCapabilities()).get('browserVersion'));
      await session.quit();
      return toBrowser(address, version, close);
    } catch (error) {
      close();
      throw error;
    }
  },
};

async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const display = spawn(displayProgram() ?? '', ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const written = display.stdio[3] as Readable; // the pipe asked for above, where Xvfb writes its number
  const [number] = (await once(written, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, process: display };
}

async function startDriver(display: string): Promise<{ driver: ChildProcess; address: string }> {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' };
  const driver = spawn(driverProgram() ?? '', [`--port=${port}`, '--host=127.0.0.1'], {
    env,
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { driver, address };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  driver.kill();
  throw new Error('WebKitWebDriver does not answer.');
}

/** Does it again until it works, for a page that still moves or loads; the last fault is thrown after five seconds. */
async function persist<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = performance.now() + 5000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** A session is a browser without history or storage. */
function openSession(address: string): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browserProgram(), args: ['--automation'] },
  };
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}

function toBrowser(address: string, version: string, close: () => void): Browser {
  return {
    version,
    close: async () => close(),
    visitor: async (origin) => {
      const session = await openSession(address);
      await session.manage().window().setRect({ x: 0, y: 0, width: 1300, height: 950 });
      return { ...toVisitor(session, origin), leave: () => session.quit() };
    },
  };
}

function toVisitor(session: WebDriver, origin: string): Visitor {
  /** The first visible element of these whose name passes. */
  async function find(css: string, isNamed: (name: string) => boolean): Promise<WebElement> {
    for (const element of await session.findElements({ css })) {
      if ((await element.isDisplayed()) && isNamed((await element.getAccessibleName()).trim()))
        return element;
    }
    throw new Error(`No visible ${css} of that name at ${await session.getCurrentUrl()}.`);
  }
  const control = (label: string) => find('input, select, textarea', (name) => name.startsWith(label));
  return {
    open: (path) => session.get(origin + path),
    address: async () => (await session.getCurrentUrl()).slice(origin.length),
    press: async (key) => {
      const [first = '', second] = KEYS[key];
      const actions = session.actions();
      await (
        second === undefined ? actions.sendKeys(first) : actions.keyDown(first).sendKeys(second).keyUp(first)
      ).perform();
    },
    click: async (role, name, within) => {
      const css = TAGS[role]
        .split(', ')
        .map((tag) => (within === undefined ? tag : `${LANDMARKS[within]} ${tag}`))
        .join(', ');
      await persist(async () => (await find(css, (found) => found === name)).click());
    },
    fill: async (label, text) => {
      const field = await control(label);
      await field.clear();
      await field.sendKeys(text);
    },
    check: async (label) => {
      const box = await control(label);
      if (!(await box.isSelected())) await box.click();
    },
    hover: async (label) => {
      await session
        .actions()
        .move({ origin: await control(label) })
        .perform();
    },
    choose: async (label, option) => {
      const select = await control(label);
      await (await select.findElement({ css: `option[value="${option}"]` })).click();
    },
    read: async <Result>(inPage: () => Result) =>
      (await session.executeScript(`return (${inPage.toString()})()`)) as Result, // what the function gives, as JSON
  };
}
