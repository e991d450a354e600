import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { createJobQueue } from '../../../../demo/server/jobs/queue'
import { createServices, type Services } from '../../../../demo/server/services'
import { noStorage, type Storage } from '../../../../demo/server/storage/storage'
import type { TestApp } from '../../../../demo/server/testing'
import type { Stand } from '../../../support/server'
import { png } from './pictures'

export const storingSuite = (stand: Stand) => {
  describe('writing an upload into the storage', () => {
    let app: TestApp
    let uploads: Services['uploads']
    const files = new Map<string, Uint8Array>()
    /** Runs before each file is written. */
    let beforePut: () => Promise<void>
    /** A file that the storage fails to remove. */
    let unremovable: string | null
    const storage: Storage = {
      ...noStorage.files,
      async put(path, body) {
        await beforePut()
        files.set(path, body)
      },
      async remove(path) {
        if (path === unremovable) throw new Error('the storage does not answer')
        files.delete(path)
      },
      serve: async () => undefined,
    }
    const type = 'image/png'
    let count = 0
    const permitted = async () => {
      const path = `uploads/storing/${count++}.png`
      await uploads.permit('1', path, type)
      return path
    }
    const now = () => new Date()

    before(async () => {
      app = await stand.app()
      uploads = createServices({
        ...{ db: app.db, now, messenger: app.mailbox.messenger, jobs: createJobQueue(now) },
        storage: { ...noStorage, files: storage },
      }).uploads
    })
    after(() => app.close())
    beforeEach(() => {
      files.clear()
      beforePut = async () => {}
      unremovable = null
    })

    it('keeps one of two different files that come in parallel, with its own variants [F16] [S02]', async () => {
      const path = await permitted()
      const results = await Promise.allSettled([
        uploads.store({ path, type }, await png(40, 40)),
        uploads.store({ path, type }, await png(60, 60)),
      ])
      assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
      assert.equal(files.size, 3)
    })

    it('takes the same file twice in parallel [F16]', async () => {
      const path = await permitted()
      const body = await png(40, 40)
      await Promise.all([uploads.store({ path, type }, body), uploads.store({ path, type }, body)])
      assert.equal(files.size, 3)
    })

    it('can be repeated immediately, with another file too, when the storage failed [F16] [S02]', async () => {
      const path = await permitted()
      beforePut = () => Promise.reject(new Error('the storage is down'))
      await assert.rejects(uploads.store({ path, type }, await png(40, 40)), /the storage is down/)
      beforePut = async () => {}
      await uploads.store({ path, type }, await png(60, 60))
      assert.equal(files.size, 3)
    })

    it('holds no transaction open while it writes [S02]', async () => {
      const path = await permitted()
      let isAsked = false
      beforePut = async () => {
        // The lock of a transaction on this row would make the other connection wait for ever.
        await app.db.tx((tx) => uploads.use(tx, '1', path))
        isAsked = true
      }
      await uploads.store({ path, type }, await png(40, 40))
      assert.ok(isAsked)
    })

    it('leaves nothing when the account is deleted meanwhile [F15] [S04]', async () => {
      const path = await permitted()
      let isForgotten = false
      beforePut = async () => {
        if (isForgotten) return
        isForgotten = true
        await app.db.tx((tx) => uploads.forget(tx, '1', null))
        await uploads.removeFiles()
      }
      await assert.rejects(uploads.store({ path, type }, await png(40, 40)), /takes no file/)
      assert.equal(files.size, 0)
    })

    it('removes every file of a deleted account, in a later run what the storage did not remove in the first [F15] [T09]', async () => {
      const paths = [await permitted(), await permitted(), await permitted()]
      for (const path of paths) await uploads.store({ path, type }, await png(40, 40))
      unremovable = paths[1] ?? null
      await app.db.tx((tx) => uploads.forget(tx, '1', null))
      // The job's failure, which has it tried again.
      await assert.rejects(uploads.removeFiles(), /does not answer/)
      assert.ok(unremovable && files.has(unremovable))
      assert.deepEqual(
        [...files.keys()].filter((file) => file.startsWith(paths[0] ?? '') || file.startsWith(paths[2] ?? '')),
        [],
      )
      unremovable = null
      await uploads.removeFiles()
      assert.equal(files.size, 0)
    })

    it('keeps a place taken until its files are removed [F16] [S04]', async () => {
      const path = await permitted()
      await uploads.store({ path, type }, await png(40, 40))
      await app.db.tx((tx) => uploads.forget(tx, '1', path))
      await assert.rejects(uploads.permit('2', path, type), /of this name already/)
      await uploads.removeFiles()
      assert.equal(files.size, 0)
      await uploads.permit('2', path, type)
    })
  })
}
