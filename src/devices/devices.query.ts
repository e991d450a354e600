import { httpFor } from '../kit/http'
import { queryAtom } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { paths } from '../wire/paths'
import { type Device, toDevices } from './device'

export const devicesKey = (settings: Settings, userId: string) => [siteKey(settings), 'devices', userId]

/** Where the viewer is signed in, asked for each time that the list opens. */
export const devicesAtom = (settings: Settings, userId: string) =>
  queryAtom<readonly Device[]>(() => ({
    queryKey: devicesKey(settings, userId),
    queryFn: async ({ signal }) => toDevices((await httpFor(settings).get(paths.sessionList, { signal })).data),
    staleTime: 0,
  }))
