import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { pendingAtom } from '../../entities/optimistic'
import { useIsland } from '../../kit/island'
import { useT } from '../../kit/useT'
import type { JoinRequest } from '../../members/joinRequest'
import { Button } from '../../ui/button/Button'
import { PageLink } from '../../ui/button/PageLink'
import type { Notification } from '../notification'
import { notificationsStrings } from '../notifications.strings'
import { type Decision, decideRequest, outcomeAtom, type RequestPlace, requestKey } from './decision.actions'

interface LineProps {
  place: RequestPlace
  request: JoinRequest
  /** Whether the line says whose request it is. */
  named: boolean
}

/** Somebody who waits to join, with what they wrote and the answers; then what became of it. */
const RequestLine = ({ place, request, named }: LineProps) => {
  const { element, site } = useIsland()
  const t = useT(notificationsStrings)
  const key = requestKey(place, request.id)
  const pending = useAtomValue(pendingAtom<Decision>(site, key))
  const confirmed = useAtomValue(outcomeAtom(site, key))
  const outcome = pending?.wanted ?? confirmed
  const status = useRef<HTMLParagraphElement>(null)
  const hasPressed = useRef(false)
  // The button that was pressed has left.
  useEffect(() => {
    if (outcome && hasPressed.current) status.current?.focus()
    hasPressed.current = false
  }, [outcome])
  const { name } = request.user
  const texts = {
    accepted: t('notifications.request.accepted', { name }),
    refused: t('notifications.request.refused', { name }),
    joined: t('notifications.request.joined', { name }),
    gone: t('notifications.request.gone', { name }),
  }
  const decide = (decision: Decision) => {
    hasPressed.current = true
    void decideRequest(element, place, request, decision)
  }
  return (
    <li className="notification-request">
      {named && <b dir="auto">{name}</b>}
      {request.note && (
        <q className="notification-note" dir="auto">
          {request.note}
        </q>
      )}
      <p ref={status} role="status" tabIndex={-1} className="notification-outcome">
        {outcome && texts[outcome]}
      </p>
      {!outcome && (
        <div className="notification-answers">
          <Button
            variant="tinted"
            small
            aria-label={t('notifications.request.accept.name', { name })}
            onClick={() => decide('accepted')}
          >
            {t('notifications.request.accept')}
          </Button>
          <Button
            variant="outline"
            small
            aria-label={t('notifications.request.refuse.name', { name })}
            onClick={() => decide('refused')}
          >
            {t('notifications.request.refuse')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Those of a notification who still wait to join, to be answered right there. */
export const RequestLines = ({ notification }: { notification: Notification }) => {
  const t = useT(notificationsStrings)
  const { requests, loop, community, actorsCount } = notification
  const found = loop ?? community
  if (!found || requests.length === 0) return null
  const kind = loop ? 'loop' : 'community'
  const place = { kind, id: found.id, slug: found.slug } as const
  return (
    <ul className="notification-requests">
      {requests.map((request) => (
        <RequestLine key={request.id} place={place} request={request} named={actorsCount > 1} />
      ))}
      {actorsCount > requests.length && (
        <li>
          <PageLink className="notification-all" page={loop ? 'group' : 'community'} slug={place.slug}>
            {t('notifications.request.all')}
          </PageLink>
        </li>
      )}
    </ul>
  )
}
