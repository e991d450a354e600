import { expect } from '@open-wc/testing'
import { dayName, dayStarts } from '../../../src/notifications/days'
import { toNotification } from '../../../src/notifications/notification'
import { targetOf } from '../../../src/notifications/target'
import { unreadText } from '../../../src/notifications/unreadText'
import { notificationAnswer, placeAnswer, videoAnswer } from '../../support/notificationAnswers'

const hosts = { apiHost: 'https://api.example' }

describe('a notification', () => {
  it('is read from an answer, and what is none is left out [M06] [F25]', () => {
    const it = toNotification(notificationAnswer('spark', { video: videoAnswer, times: 4, actors_count: 4 }), hosts)
    expect(it?.video?.slug).to.equal('windows')
    expect(it?.actors[0]?.name).to.equal('Ada Nowak')
    expect([it?.times, it?.actorsCount, it?.isRead]).to.eql([4, 4, false])
    const odd = [null, [], 'x', {}, { ...notificationAnswer('spark'), kind: 'toString' }]
    for (const wire of [...odd, { ...notificationAnswer('spark'), created_at: 'soon' }])
      expect(toNotification(wire, hosts)).to.equal(null)
    const request = notificationAnswer('join_request', {
      requests: [{ user: videoAnswer as never, note: 'x', requested_at: '' }, null as never],
    })
    expect(toNotification(request, hosts)?.requests).to.eql([])
    const bare = toNotification({ notification_id: 1, kind: 'spark', created_at: '2026-03-01T20:00:00.000Z' }, hosts)
    expect(bare).to.include({ id: '1', actorsCount: 0, quote: '', times: 1 })
  })

  it('leads to what it is about [M06]', () => {
    const target = (...args: Parameters<typeof notificationAnswer>) => {
      const it = toNotification(notificationAnswer(...args), hosts)
      return it && targetOf(it)
    }
    expect(target('comment', { video: videoAnswer })).to.eql({ page: 'video', slug: 'windows' })
    expect(target('join_request', { community: placeAnswer })).to.eql({ page: 'community', slug: 'night-skies' })
    const loop = { loop_id: '1', slug: 'slow-light', name: 'Slow light' }
    expect(target('new_video', { video: videoAnswer, loop })).to.eql({ page: 'group', slug: 'slow-light' })
    for (const kind of ['removed', 'put_back', 'upheld'] as const) expect(target(kind)).to.equal('notices')
    expect(target('report_removed', { video: videoAnswer })).to.equal(null)
    expect(target('report_kept', { video: videoAnswer })).to.eql({ page: 'video', slug: 'windows' })
    expect(target('brand_video', { video: videoAnswer })).to.eql({ page: 'video', slug: 'windows' })
    expect(target('signed_in')).to.eql({ section: 'devices' })
    expect(target('contact_changed')).to.eql({ section: 'sign-in' })
    expect(target('post_published', { video: videoAnswer })).to.eql({ page: 'video', slug: 'windows' })
    expect(target('post_failed', { post: { video_id: '7', caption: 'Dusk' } })).to.eql({ page: 'post', slug: '7' })
    expect(target('creator_accepted')).to.eql({ page: 'post-create' })
  })

  it('stands under its day as people say it, in their language [M06]', () => {
    const now = new Date(2026, 10, 19, 8).getTime()
    const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime()
    expect(dayName(at(19, 1), 'en', now)).to.equal('Today')
    expect(dayName(at(18, 23), 'en', now)).to.equal('Yesterday')
    expect(dayName(at(18, 23), 'de', now)).to.equal('Gestern')
    expect(dayName(at(16, 12), 'en', now)).to.equal('Monday')
    expect(dayName(at(1, 12), 'en-GB', now)).to.equal('1 November')
    const items = [1, 1, 2].map((day, index) => ({ id: String(index), at: at(day, 9 + index) }))
    expect([...dayStarts(items, 'en').keys()]).to.eql(['0', '2'])
  })

  it('is counted at the bell up to 99 [M06]', () => {
    expect([0, 1, 99, 100].map(unreadText)).to.eql(['', '1', '99', '99+'])
  })
})
