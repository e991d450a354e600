import { videoUploadsPath } from '../../../src/wire/videoFile'

/** The folder of uploads in the storage; the address that takes them is the same. */
const folder = videoUploadsPath.slice(1)
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The path by which drafts and posts name an upload; what viewers load of it is in the folder of this name. */
export const uploadPathOf = (id: string): string => `${folder}/${id}`

/** The upload that a path names, or null for another path. */
export const uploadIdOf = (path: string): string | null => {
  const id = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : ''
  return uuid.test(id) ? id : null
}
