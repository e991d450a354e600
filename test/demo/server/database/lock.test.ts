import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { lockFolder } from '../../../../demo/server/database/lock'

describe('the data folder’s lock', () => {
  let folder: string
  const file = () => join(folder, 'server.lock')
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'geuin-lock-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('refuses a second server and names the first one [S02]', async () => {
    const unlock = await lockFolder(folder)
    await assert.rejects(lockFolder(folder), (error: Error) => {
      assert.ok(error.message.includes(folder) && error.message.includes(`process ${process.pid}`))
      assert.match(error.message, /GEUIN_DATA/)
      return true
    })
    await unlock()
    await (await lockFolder(folder))()
    assert.deepEqual(await readdir(folder), [])
  })

  it('is taken over when its process has ended [S02]', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    for (const left of [JSON.stringify({ pid, began: '1' }), JSON.stringify({ pid, began: null }), 'half a li', '']) {
      await writeFile(file(), left)
      const unlock = await lockFolder(folder)
      const [name = ''] = await readdir(folder)
      assert.equal((JSON.parse(await readFile(join(folder, name), 'utf8')) as { pid: number }).pid, process.pid)
      await unlock()
    }
  })

  it('is taken over when another process got the same number [S02]', async () => {
    // Every start in a container may have the same number as the one before.
    await writeFile(file(), JSON.stringify({ pid: process.pid, began: '1' }))
    await (await lockFolder(folder))()
    assert.deepEqual(await readdir(folder), [])
  })

  it('goes to exactly one of many servers that find it stale [S02]', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    for (let round = 0; round < 40; round++) {
      await writeFile(file(), JSON.stringify({ pid, began: '1' }))
      const results = await Promise.allSettled(Array.from({ length: 24 }, () => lockFolder(folder)))
      const won = results.filter((result) => result.status === 'fulfilled')
      assert.equal(won.length, 1)
      await won[0]?.value()
      assert.deepEqual(await readdir(folder), [])
    }
  })

  it('is not removed by a server that lost it [S02]', async () => {
    const unlock = await lockFolder(folder)
    await writeFile(file(), JSON.stringify({ pid: process.pid + 1, began: '2' }))
    await unlock()
    assert.deepEqual(await readdir(folder), ['server.lock'])
  })
})
