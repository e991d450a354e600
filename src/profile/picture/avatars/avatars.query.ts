import { list, record, text } from '../../../kit/guard'
import { httpFor } from '../../../kit/http'
import { queryAtom } from '../../../kit/query'
import { type Settings, siteKey } from '../../../kit/settings'
import { paths } from '../../../wire/paths'

/** The names of the avatars to choose from. */
export const avatarsAtom = (settings: Settings) =>
  queryAtom<readonly string[]>(() => ({
    queryKey: [siteKey(settings), 'avatars'],
    queryFn: async ({ signal }) => {
      const { data } = await httpFor(settings).get(paths.avatars, { signal })
      return list(data).flatMap((it) => text(record(it).name) || [])
    },
  }))
