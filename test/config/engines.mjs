// The engines beside Chromium: where they are installed, and what of the suite runs in them. All of it runs in Chromium.
import { existsSync } from 'node:fs'

const firstThere = (...paths) => paths.find((path) => path && existsSync(path))

export const firefoxPath = () => firstThere(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox')

export const webkitDriver = '/usr/bin/WebKitWebDriver'
const webkitFolder = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }[process.arch]

/** Path of WebKitGTK's small browser, where its driver and the screen in memory that it needs are installed too. */
export const webkitPath = () =>
  firstThere(webkitDriver) && firstThere('/usr/bin/Xvfb')
    ? firstThere(process.env.WEBKIT_PATH, `/usr/lib/${webkitFolder}/webkit2gtk-4.1/MiniBrowser`)
    : undefined

/**
 * Folders and files of the browser suite about layout, focus, media, dialogs and tabs, in which engines differ. What it
 * leaves out runs in the flows, or is the same code everywhere: the whole suite has to stay under 30 minutes.
 */
const browser = [
  'test/src/ui/',
  'test/src/auth/AuthIsland.test.ts',
  'test/src/auth/account/',
  'test/src/auth/frame/',
  'test/src/auth/signIn/signIn.test.ts',
  // Of feeds those with few videos, and the flows for the rest: WebKitGTK now and then hangs when a video leaves the page
  // while it loads. Firefox passes them all.
  'test/src/feed/floating/',
  'test/src/feed/keyboard/',
  'test/src/feed/playback/PlaybackSheet.test.ts',
  'test/src/player/',
  'test/src/posters/Posters.test.ts',
  'test/src/community/CommunityIsland.test.ts',
  'test/src/profile/picture/choose.test.ts',
  'test/src/profile/picture/crop/',
  'test/src/profile/picture/upload/',
  'test/src/session/tabs.test.ts',
]

/** Flows that run in Chromium alone, with the reason. */
export const chromiumOnly = {
  'test/e2e/admin.test.ts': 'a page of the server, for who runs it',
  'test/e2e/ads.test.ts': 'the demo’s own pages; the browser suite shows the ads in a feed',
  'test/e2e/app.test.ts':
    'axe in both schemes, scrolling, and older browsers as Chromium can imitate them; routes walks every page in each engine',
  'test/e2e/appFirst.test.ts': 'text from a server, and layout shifts, which Chromium alone reports',
  'test/e2e/appMoves.test.ts':
    'counts what Chromium requests before a tap, and fades, which Firefox ESR lacks; routes walks every page in each engine',
  'test/e2e/cms.test.ts': 'what PHP and Liquid write is the same everywhere',
  'test/e2e/codes.test.ts':
    'passes everywhere, in two and a half minutes; signIn and newPerson enter codes, by keyboard too',
  'test/e2e/consent.test.ts':
    'WebKit’s driver can’t answer for a consent manager; it passes in Firefox, in a minute and a half',
  'test/e2e/doctor.test.ts': 'provokes refusals of which browsers report each their own part; it is no page of viewers',
  'test/e2e/embedsPage.test.ts': 'the demo’s own pages; article, looks and playground show the elements on them',
  'test/e2e/editors.test.ts':
    'what editors make of a text is the same everywhere; it passes in Firefox, in more than a minute',
  'test/e2e/firstCalls.test.ts':
    'WebKit’s driver can’t hold back a file; when a call goes out is no matter of layout or media',
  'test/e2e/frameworks.test.ts':
    'passes everywhere, in a minute each; frameworks write the tags that the other flows use',
  'test/e2e/killedServer.test.ts':
    'slows the line by Chromium’s own protocol; uploadStates loses it and resumes in Firefox as well',
  'test/e2e/loader.test.ts':
    'WebKit’s driver can’t put the pages there on which it looks for the tag; it passes in Firefox',
  'test/e2e/pages.test.ts': 'the demo’s own pages; article, looks and playground show the elements on them',
  'test/e2e/placeCalls.test.ts':
    'WebKit’s driver tells of no requests; when a call goes out is no matter of layout or media',
  'test/e2e/postedFiles.test.ts':
    'what the server makes of each kind of file is the same everywhere; posts takes one of them',
  'test/e2e/preloadLinks.test.ts':
    'WebKit’s driver tells of no requests, and when one goes out is no matter of layout or media; it passes in Firefox',
  'test/e2e/reference.test.ts': 'the demo’s own pages; article, looks and playground show the elements on them',
  'test/e2e/rendered.test.ts': 'text from a server, and layout shifts, which Chromium alone reports',
  'test/e2e/shop.test.ts': 'the demo’s own pages; article, looks and playground show the elements on them',
  'test/e2e/themes.test.ts': 'the demo’s own pages, and colours that the browser suite measures',
  'test/e2e/scriptTags.test.ts':
    'WebKit’s driver can’t put the pages there on which it tells tags apart; it passes in Firefox',
  'test/e2e/leaks.test.ts': 'reads Chromium’s own counters of memory',
  'test/e2e/loads.test.ts': 'judges the order in which Chromium sends requests',
  'test/e2e/phone.test.ts': 'only Chromium can be told where a screen’s safe areas end',
  'test/e2e/wordpress.test.ts':
    'what WordPress writes is the same everywhere; it has a server and a database of its own',
  'test/e2e/framed.test.ts':
    'Firefox’s driver clicks beside frames of other sites, WebKit’s can’t put the page there; embeds shows frames in Firefox',
  'test/e2e/frames.test.ts':
    'Firefox’s driver clicks beside frames of other sites, WebKit’s can’t put the page there; embeds shows frames in Firefox',
}

/** Files that run only when they are named, since they install and build too much for every run. */
export const onlyNamed = ['test/e2e/frameworkApps.test.ts']

/**
 * By the name that `ENGINE` has.
 * @type {Record<string, { name: string, packages: string, path(): string | undefined }>}
 */
export const otherEngines = {
  firefox: { name: 'Firefox', packages: 'firefox-esr', path: firefoxPath },
  webkit: {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver, xvfb, gstreamer1.0-libav and -plugins-base, -good, -bad',
    path: webkitPath,
  },
}

/** What of a stage's files belongs to an engine's run when no files are named. */
export const partOf = (engine, stage, files) => {
  if (!(engine in otherEngines) || stage !== 'browser') return files
  return files.filter((file) => browser.some((part) => file.startsWith(part)))
}
