import type { TestApp } from '../../../../demo/server/testing'
import type { WireNotification, WireNotificationState } from '../../../../src/wire/notification'
import { paths } from '../../../../src/wire/paths'
import { get } from '../../../support/server'
import type { Who } from '../comment/comment'

export interface NotificationPage extends WireNotificationState {
  items: WireNotification[]
  next_cursor: string | null
}

/** The list of notifications as somebody sees it. */
export const listFor = (app: TestApp, who: Who, query = ''): Promise<NotificationPage> =>
  get(app, `${paths.notifications}?${query}`, who)

/** An item in one line: kind, who, how many, and whether it is new. */
export const asLine = ({ kind, actors, actors_count, times, is_read }: WireNotification): string =>
  `${kind} by ${actors.map(({ nickname }) => nickname).join(', ')} of ${actors_count}, ${times}${is_read ? '' : ', new'}`
