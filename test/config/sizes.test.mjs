// What a page pays: read from what the build wrote, by following imports from the script tag and each element's module.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../../esbuild.mjs'
import { readMetafile } from './built.mjs'
import { entryOf, outputOf, packagesIn, staticClosure, viewsOf } from './outputs.mjs'

/** Bytes of an output as a server with brotli sends it. */
const brotli = (path) => brotliCompressSync(readFileSync(join(root, path))).length

/** Holds the sum of outputs under a limit in bytes; the message lists them. */
const assertAtMost = (limit, outputs) => {
  const sizes = outputs.map((path) => [brotli(path), path])
  const sum = sizes.reduce((total, [bytes]) => total + bytes, 0)
  assert.ok(sum <= limit, `${sum} bytes, ${limit} allowed:\n${sizes.map((row) => row.join(' ')).join('\n')}`)
}

/** The most that a view may weigh with everything before it: by the source that the element imports, in bytes. */
const budgets = {
  'geuin-app': { 'src/app/AppIsland.tsx': 114_000 },
  'geuin-auth': { 'src/auth/AuthIsland.tsx': 114_000 },
  'geuin-community': {
    'src/community/CommunityIsland.tsx': 121_500,
    // As a card.
    'src/community/box/BoxIsland.tsx': 118_000,
  },
  'geuin-explore': { 'src/explore/ExploreIsland.tsx': 117_000 },
  'geuin-feed': {
    'src/feed/FeedIsland.tsx': 120_000,
    // Carousel and grid.
    'src/posters/Posters.tsx': 120_000,
    'src/feed/floating/Floating.tsx': 118_000,
  },
  'geuin-loop': { 'src/loopPage/LoopIsland.tsx': 117_000 },
  'geuin-profile': { 'src/profilePage/ProfileIsland.tsx': 117_000 },
}
const tags = Object.keys(budgets)
const elementOf = (tag) => `dist/elements/${tag}.js`

let meta
before(async () => {
  meta = await readMetafile()
})

/** Everything that a page loads until this view shows, beside the script tag, which has its own budget. */
const loadedFor = (tag, view) => {
  const outputs = [elementOf(tag), entryOf(meta, view)].flatMap((path) => staticClosure(meta, path))
  return [...new Set(outputs)]
}

const feedView = () => loadedFor('geuin-feed', 'src/feed/FeedIsland.tsx')

describe('the script tag', () => {
  it('loads at most 1.5 kB [N06]', () => {
    assertAtMost(1500, ['dist/geuin.js'])
  })

  it('loads one file without any package', () => {
    assert.deepEqual(meta.outputs['dist/geuin.js'].imports, [])
    assert.deepEqual([...packagesIn(meta, ['dist/geuin.js'])], [])
  })

  it('has React preloaded with every element but a feed, which plays before it has a view', () => {
    const code = readFileSync(join(root, 'dist/geuin.js'), 'utf8')
    const lists = JSON.parse(code.match(/\{"geuin-[^}]*\}/)[0])
    const preloaded = (tag) => lists[tag].split(' ').map((name) => `dist/chunks/${name}.js`)
    const withReact = tags.filter((tag) => packagesIn(meta, preloaded(tag)).has('react-dom'))
    assert.deepEqual(
      withReact,
      tags.filter((tag) => tag !== 'geuin-feed'),
    )
  })

  it('runs as a classic script: no import, export or import.meta of its own', () => {
    const code = readFileSync(join(root, 'dist/geuin.js'), 'utf8')
    assert.doesNotThrow(() => new Function(code))
    assert.doesNotMatch(code, /import\.meta/)
  })
})

describe('before the first frame', () => {
  it('a feed loads at most 24 kB, hls.js apart [N06]', () => {
    assertAtMost(24_000, ['dist/geuin.js', ...staticClosure(meta, elementOf('geuin-feed'))])
  })

  it('a feed loads at most five files, since each costs a request on a slow line', () => {
    assert.ok(staticClosure(meta, elementOf('geuin-feed')).length < 5)
  })

  for (const tag of tags)
    it(`${tag} loads no React and no store`, () => {
      const packages = packagesIn(meta, staticClosure(meta, elementOf(tag)))
      for (const name of ['react-dom', 'jotai', '@tanstack/query-core']) assert.ok(!packages.has(name), name)
    })
})

/** The lists of chunks that an output has preloaded with what it imports later, each sorted. */
const preloadedBy = (output) =>
  [...readFileSync(join(root, output), 'utf8').matchAll(/preload\?\.\("([^"]*)"\)/g)].map(([, names]) =>
    names.split(' ').sort().join(),
  )

/** The chunks that a view adds to its element's, as one of these lists. */
const viewChunks = (tag, view) => {
  const early = staticClosure(meta, elementOf(tag))
  const chunks = loadedFor(tag, view).filter((path) => path.startsWith('dist/chunks/') && !early.includes(path))
  return chunks
    .map((path) => path.slice('dist/chunks/'.length, -'.js'.length))
    .sort()
    .join()
}

describe('a view', () => {
  it('of a carousel is preloaded before the element’s own code has run, too', () => {
    const first = outputOf(meta, 'elements/geuin-feed.first.ts')
    assert.deepEqual(preloadedBy(first), [viewChunks('geuin-feed', 'src/posters/Posters.tsx')])
  })

  for (const tag of tags) {
    it(`of ${tag} has a budget here, and each budget is of a view that ${tag} imports`, () => {
      assert.deepEqual(viewsOf(meta, elementOf(tag)).sort(), Object.keys(budgets[tag]).sort())
    })

    for (const [view, limit] of Object.entries(budgets[tag])) {
      it(`${view} weighs at most ${limit / 1000} kB with everything before it, hls.js apart [N06]`, () => {
        assertAtMost(limit, loadedFor(tag, view))
      })

      it(`${view} is measured whole: with React, and with the view itself`, () => {
        const outputs = loadedFor(tag, view)
        assert.ok(packagesIn(meta, outputs).has('react-dom'))
        assert.ok(outputs.some((path) => meta.outputs[path].inputs[view]?.bytesInOutput > 100))
      })

      it(`${view} needs no form, phone number, cropper, QR code, cipher or hls.js`, () => {
        const packages = packagesIn(meta, loadedFor(tag, view))
        const later = ['yup', 'libphonenumber-js', 'react-advanced-cropper', 'qrcode-generator', 'crypto-js', 'hls.js']
        for (const name of later) assert.ok(!packages.has(name), name)
      })

      it(`${view} is preloaded with all its chunks by ${tag}`, () => {
        assert.ok(preloadedBy(elementOf(tag)).includes(viewChunks(tag, view)), view)
      })
    }
  }
})

describe('a place or a person', () => {
  for (const tag of ['geuin-community', 'geuin-explore', 'geuin-loop', 'geuin-profile']) {
    it(`of ${tag} loads at most 24 files, since each costs a request on a slow line`, () => {
      for (const view of Object.keys(budgets[tag])) {
        const outputs = loadedFor(tag, view)
        assert.ok(outputs.length <= 24, `${view}: ${outputs.length}`)
      }
    })

    it(`of ${tag} adds at most 25 kB to a page that shows a feed`, () => {
      const shown = feedView()
      for (const view of Object.keys(budgets[tag]))
        assertAtMost(
          25_000,
          loadedFor(tag, view).filter((path) => !shown.includes(path)),
        )
    })
  }
})

describe('the app', () => {
  it('adds at most 12 kB to a page that shows a feed, its pages apart', () => {
    const shown = feedView()
    const added = loadedFor('geuin-app', 'src/app/AppIsland.tsx').filter((path) => !shown.includes(path))
    assertAtMost(12_000, added)
  })
})

describe('the player', () => {
  const holds = (outputs) => outputs.some((path) => meta.outputs[path].inputs['src/player/stage.ts']?.bytesInOutput > 0)

  it('loads with a feed, and not with an account, a community or a profile', () => {
    assert.ok(holds(feedView()))
    for (const tag of ['geuin-auth', 'geuin-community', 'geuin-profile'])
      for (const view of Object.keys(budgets[tag])) assert.ok(!holds(loadedFor(tag, view)), view)
  })
})

describe('the build', () => {
  it('has no CommonJS in it, which costs every page wrappers: see commonJs in esbuild.mjs', () => {
    const old = Object.entries(meta.inputs).flatMap(([path, { format }]) => (format === 'cjs' ? path : []))
    assert.deepEqual(old, [])
  })

  it('has hls.js in chunks of its own', () => {
    const all = Object.keys(meta.outputs).filter((path) => path.endsWith('.js'))
    const holding = all.filter((path) => packagesIn(meta, [path]).has('hls.js'))
    assert.notEqual(holding.length, 0)
    for (const path of holding) assert.deepEqual([...packagesIn(meta, [path])], ['hls.js'], path)
  })
})

describe('the sign-in', () => {
  /** The modal, the first step and the one that takes the code. */
  const steps = () =>
    ['src/auth/signIn/SignIn.tsx', 'src/auth/signIn/EnterCode.tsx'].flatMap((source) =>
      staticClosure(meta, entryOf(meta, source)),
    )
  const signIn = () => [...new Set([...loadedFor('geuin-auth', 'src/auth/AuthIsland.tsx'), ...steps()])]

  it('adds at most 25 kB to a page that shows a feed, what knows phone numbers apart', () => {
    const shown = feedView()
    const added = signIn().filter((path) => !shown.includes(path))
    assertAtMost(25_000, added)
  })

  it('knows phone numbers only once a phone is chosen, and needs no yup', () => {
    const packages = packagesIn(meta, signIn())
    for (const name of ['libphonenumber-js', 'yup']) assert.ok(!packages.has(name), name)
    const phone = staticClosure(meta, entryOf(meta, 'src/auth/signIn/PhoneForm.tsx'))
    assert.ok(packagesIn(meta, phone).has('libphonenumber-js'))
  })
})

describe('what a feed opens', () => {
  /** The most that a view may add to a feed: by its source, in bytes. */
  const added = {
    'src/comments/CommentsPanel.tsx': 22_000,
    'src/share/share.intent.ts': 6_000,
    'src/report/report.intent.ts': 6_000,
    'src/repost/repost.intent.ts': 6_000,
  }
  for (const [view, limit] of Object.entries(added))
    it(`${view} adds at most ${limit / 1000} kB to a feed, and no yup`, () => {
      const shown = feedView()
      const outputs = staticClosure(meta, entryOf(meta, view)).filter((path) => !shown.includes(path))
      assertAtMost(limit, outputs)
      assert.ok(!packagesIn(meta, outputs).has('yup'))
    })
})

describe('ads', () => {
  it('add at most 20 kB to a feed, of which only a placement with a VAST address loads the library [L02]', () => {
    const shown = feedView()
    const closure = (source) => staticClosure(meta, entryOf(meta, source)).filter((path) => !shown.includes(path))
    const holds = (paths) => packagesIn(meta, paths).has('@dailymotion/vast-client')
    const [view, vast] = [closure('src/ads/Ads.tsx'), closure('src/ads/vast.ts')]
    assert.deepEqual([holds(shown), holds(view), holds(vast)], [false, false, true])
    assertAtMost(20_000, [...new Set([...view, ...vast])])
  })
})

describe('the cropper', () => {
  it('is a chunk of its own, which only a picture to be cropped loads [E15]', () => {
    const all = Object.keys(meta.outputs).filter((path) => path.endsWith('.js'))
    const holding = all.filter((path) => packagesIn(meta, [path]).has('react-advanced-cropper'))
    assert.equal(holding.length, 1, holding.join())
    const asking = all.flatMap((path) =>
      meta.outputs[path].imports
        .filter((it) => it.path === holding[0])
        .map(({ kind }) => [kind, Object.keys(meta.outputs[path].inputs).some((it) => it.endsWith('/CropView.tsx'))]),
    )
    // Profiles and loops share the view around it.
    assert.deepEqual(asking, [['dynamic-import', true]])
  })
})
