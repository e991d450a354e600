import type { Queryable } from '../database/database'
import { badRequest } from '../refusal'
import type { Viewer } from '../session/sessions'
import { storageAddresses } from '../storage/addresses'
import type { uploads } from '../upload/uploads'

export interface PictureDeps {
  files: Pick<ReturnType<typeof uploads>, 'giveToCommunity' | 'forgetOfCommunity'>
  /** Where pictures are, such as /storage, without a slash at the end. */
  storageBase: string
}

interface Replacement {
  communityId: string
  before: string | null
  /** An address; null takes the picture away. */
  wanted: string | null
  /** What a relative address is relative to. */
  origin: string
}

/** Pictures that a community and its loops show. */
export const communityPictures = ({ files, storageBase }: PictureDeps) => {
  const { pathOf, addressOf } = storageAddresses(storageBase)

  const take = async (tx: Queryable, { userId }: Viewer, { communityId, origin }: Replacement, address: string) => {
    const path = pathOf(address, origin)
    const isOwn = path !== null && (await files.giveToCommunity(tx, userId, path, communityId))
    if (!isOwn) throw badRequest('A picture must be the address of one that this user has uploaded')
    return addressOf(path)
  }

  return {
    /**
     * Takes a picture in place of an earlier one, which is removed by a job.
     * @returns its address
     * @throws Refusal 400 for one that is not the viewer's own
     */
    async replace(tx: Queryable, viewer: Viewer, it: Replacement): Promise<string | null> {
      const { communityId, before, wanted, origin } = it
      const address = wanted === null ? null : await take(tx, viewer, it, wanted)
      const old = before && pathOf(before, origin)
      if (old) await files.forgetOfCommunity(tx, communityId, old)
      return address
    },
  }
}
