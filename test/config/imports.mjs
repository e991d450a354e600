// Rules of dependency-cruiser: which file may import which. Each comment gives the reason.
// Files appear with `.js` after their own name (see cruise.mjs). What the first view may weigh, React and yup among it,
// is held by sizes.test.mjs, which reads what was built.

const packages = (...names) => `node_modules/(${names.join('|')})/`

/** For a rule about what runs: neither `import()` nor an import of types alone counts. */
const atOnce = { dependencyTypesNot: ['dynamic-import', 'exotic-require'] }

/** Folders of src that are not features. */
const base = 'wire|kit|consent|strings|analytics|ui|entities'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export default [
  {
    name: 'resolves',
    comment: 'A misspelt path or a package that is not installed would fail only when somebody loads the file.',
    severity: 'error',
    from: {},
    // The package's own name resolves where it is installed, see test/config/package.test.mjs; Svelte's elements are types alone.
    to: { couldNotResolve: true, pathNot: ['^geuin(/|$)', '^svelte/elements$'] },
  },
  {
    name: 'no-circles',
    comment:
      'Two files that need each other are one file in two places, and which one runs first depends on who imports them; types count.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'wire-stands-alone',
    comment: 'The wire is read by client, server and tests alike: it can need nothing that only one of them has.',
    severity: 'error',
    from: { path: '^src/wire/' },
    to: { pathNot: ['^src/wire/', packages('yup')] },
  },
  {
    name: 'strings-stand-alone',
    comment: 'A language is data that a translator edits; it loads lazily and must not pull code along.',
    severity: 'error',
    from: { path: '^src/strings/' },
    to: { pathNot: '^src/strings/', exoticallyRequired: false },
  },
  {
    name: 'base-knows-no-feature',
    comment: 'kit, ui and analytics serve every feature; if one knew a feature, all others would load it.',
    severity: 'error',
    from: { path: '^src/(kit|ui|analytics)/' },
    to: { path: '^src/', pathNot: `^src/(${base}|build\\.d\\.ts)` },
  },
  {
    name: 'kit-below-analytics',
    comment: 'analytics sends through the kit; the other way round would make a circle of folders.',
    severity: 'error',
    from: { path: '^src/kit/' },
    to: { path: '^src/analytics/' },
  },
  {
    name: 'before-react',
    comment: 'These run before the first view’s React has loaded: whatever they need delays the first frame.',
    severity: 'error',
    from: {
      path: '^(src/kit/(shared|settings|http|storage|events|routes|pageQuery|format|t)\\.ts|elements/(?!common\\.view).*\\.ts)\\.js$',
    },
    to: { path: packages('react', 'react-dom', 'jotai', '@tanstack/query-core'), ...atOnce },
  },
  {
    name: 'rooms-are-private',
    comment:
      'What others may use lies in a feature’s top folder; its rooms can change without asking. All rooms of ui and all languages are public.',
    severity: 'error',
    from: { path: '^src/([^/]+)/' },
    to: { path: '^src/[^/]+/[^/]+/', pathNot: ['^src/$1/', '^src/(ui|strings)/'] },
  },
  {
    name: 'core-before-query',
    comment: 'A noun (types, guards, pure steps) is tested without network and store, so it cannot import them.',
    severity: 'error',
    from: { path: '^src/.+/[^./]+\\.ts\\.js$', pathNot: ['/(index|use[A-Z]\\w*)\\.ts\\.js$', `^src/(${base})/`] },
    to: { path: '^src/.*\\.(query|actions|atoms)\\.ts\\.js$|\\.tsx\\.js$', ...atOnce },
  },
  {
    name: 'queries-before-actions',
    comment: 'A query says how to ask; an action says when. Asking must work without any action.',
    severity: 'error',
    from: { path: '\\.query\\.ts\\.js$' },
    to: { path: ['\\.actions\\.ts\\.js$', '\\.tsx\\.js$'] },
  },
  {
    name: 'actions-before-views',
    comment: 'What happens on a tap is the same whatever draws the button; a view can be replaced without it.',
    severity: 'error',
    from: { path: '\\.(actions|atoms)\\.ts\\.js$' },
    to: { path: '\\.tsx\\.js$' },
  },
  {
    name: 'elements-on-top',
    comment: 'elements/ is the public face; src must work under another face, in a test or an app.',
    severity: 'error',
    from: { path: '^(src|demo)/' },
    to: { path: '^elements/' },
  },
  {
    name: 'r2wc-once',
    comment: 'Its gaps are closed in island.ts; a second caller would open them again.',
    severity: 'error',
    from: { pathNot: '^elements/island\\.ts\\.js$' },
    to: { path: packages('@r2wc') },
  },
  {
    name: 'machinery-behind-kit',
    comment: 'Timeouts, typed errors and the shared cache hold for a call only if it goes through the kit.',
    severity: 'error',
    from: { path: '^(src|elements)/', pathNot: '^src/kit/' },
    to: { path: packages('ofetch') },
  },
  {
    name: 'cipher-in-session',
    comment: 'The cipher is heavy and few pages set a key: the sign-in calls alone decide when it is worth loading.',
    severity: 'error',
    from: { path: '^(src|elements)/', pathNot: '^src/session/' },
    to: { path: packages('crypto-js') },
  },
  {
    name: 'hls-in-player',
    comment: 'hls.js is the heaviest part of the page; the player alone decides when it is worth loading.',
    severity: 'error',
    from: { path: '^(src|elements)/', pathNot: '^src/player/' },
    to: { path: packages('hls\\.js') },
  },
  {
    name: 'server-shares-the-wire-only',
    comment: 'Anybody may write another server: what ours knows of the client is what the wire says.',
    severity: 'error',
    from: { path: '^demo/server/' },
    to: { path: '^(src|elements)/', pathNot: '^src/wire/' },
  },
  {
    name: 'pages-load-what-is-published',
    comment: 'The demo pages prove that an HTML author needs dist/ and nothing else.',
    severity: 'error',
    from: { path: '^demo/pages/' },
    to: { path: ['^src/', '^elements/', '^demo/server/', '^node_modules/'] },
  },
  {
    name: 'nobody-needs-tests-or-demo',
    comment: 'What is published must not contain a test’s or the demo’s code.',
    severity: 'error',
    from: { path: '^(src|elements)/' },
    to: { path: '^(test|demo)/' },
  },
  {
    name: 'demo-needs-no-tests',
    comment: 'The demo runs where nobody tests.',
    severity: 'error',
    from: { path: '^demo/' },
    to: { path: '^test/' },
  },
]
