import type { Words } from './words'

const videos = (times: number) => (times === 1 ? 'a new video' : `${times} new videos`)

export const en: Words = {
  language: 'en',
  somebody: 'Somebody',
  who: (first, second, others) => {
    if (others === 0) return first
    return second ? `${first} and ${second}` : `${first} and ${others} others`
  },
  sentences: {
    spark: ({ who }) => `${who} sparked your video`,
    comment_spark: ({ who }) => `${who} sparked your comment`,
    comment: ({ who }) => `${who} commented on your video`,
    reply: ({ who }) => `${who} replied to your comment`,
    mention: ({ who }) => `${who} mentioned you`,
    repost: ({ who }) => `${who} reposted your video`,
    join_request: ({ who, isMany, place }) => `${who} ${isMany ? 'ask' : 'asks'} to join ${place}`,
    join_accepted: ({ place }) => `You’re in: welcome to ${place}`,
    role_leader: ({ place }) => `You lead ${place} now`,
    role_moderator: ({ place }) => `You moderate ${place} now`,
    role_member: ({ place }) => `You are a member of ${place} now`,
    member_removed: ({ place }) => `You were removed from ${place}`,
    member_banned: ({ place }) => `You were banned from ${place}`,
    new_video: ({ place, times }) => `${place} has ${videos(times)}`,
    creator_accepted: () => 'You are a creator now',
    post_published: () => 'Your post is published',
    post_failed: () => 'Your post could not be published',
    removed: () => 'Moderators removed something of yours',
    put_back: () => 'Moderators put back something of yours',
    upheld: () => 'Moderators looked again and keep their decision',
    report_kept: () => 'Moderators looked at your report: it stays',
    report_removed: () => 'Moderators looked at your report: it was removed',
  },
  digest: {
    subject: (count, brand) => `${count === 1 ? 'One thing' : `${count} things`} happened on ${brand}`,
    more: (count) => `And ${count} more.`,
    all: 'All of them:',
    why: (brand) => `You get this once a day at most, when something waits for you on ${brand}.`,
    stop: 'No more of these mails:',
  },
  stopPage: {
    title: 'No more of these mails?',
    lead: (brand) => `${brand} would tell you on its pages only.`,
    stop: 'Stop the mails',
    keep: 'Keep them',
    doneTitle: 'The mails have stopped',
    doneLead: 'You see what happens on the site. Codes and notices about your account still come by mail.',
    resume: 'Send them again',
    resumedTitle: 'The mails come again',
    resumedLead: 'As before: once a day at most.',
    toSite: 'Go to the site',
    overTitle: 'This link leads nowhere',
    overLead: 'The account may be gone. Your settings on the site have a switch for each kind of mail.',
  },
}
