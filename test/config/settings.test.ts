import assert from 'node:assert/strict'
import { it } from 'node:test'
import { build } from 'esbuild'

it('settings fixed by the build hold where the page sets none, and need no document [A06]', async () => {
  const { outputFiles = [] } = await build({
    entryPoints: ['src/kit/settings.ts'],
    bundle: true,
    format: 'esm',
    define: {
      GEUIN_DEFAULTS: JSON.stringify({ apiHost: 'https://built.example', platformSource: 'web', consent: 'maybe' }),
    },
    write: false,
  })
  const { configure, resolveSettings, settingsProblems } = await import(
    `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`
  )
  const { apiHost, platformSource, consent } = resolveSettings()
  assert.deepEqual([apiHost, platformSource, consent], ['https://built.example', 'web', 'unset'])
  assert.deepEqual(settingsProblems(), [{ setting: 'consent', attribute: 'consent', origin: 'build' }])
  // Here is no window that would hear of the change.
  Object.assign(globalThis, { dispatchEvent: () => true })
  configure({ apiHost: 'https://page.example' })
  assert.equal(resolveSettings().apiHost, 'https://page.example')
})
