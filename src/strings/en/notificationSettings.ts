/** Which notifications reach the viewer, and how. */
export const en = {
  locale: 'en',

  'notificationSettings.caption': 'What reaches you, and how',
  'notificationSettings.kind': 'Kind',
  'notificationSettings.app': 'App',
  'notificationSettings.mail': 'Mail',
  'notificationSettings.push': 'Push',
  'notificationSettings.answers': 'Answers and mentions',
  'notificationSettings.answers.text': 'Comments on your videos, replies, @you',
  'notificationSettings.sparks': 'Sparks and reposts',
  'notificationSettings.sparks.text': 'Push at most once a day per video',
  'notificationSettings.posts': 'Your posts',
  'notificationSettings.posts.text': 'Published or failed, what moderators decide',
  'notificationSettings.communities': 'New in your communities',
  'notificationSettings.communities.text': 'Videos in loops you follow, your place there',
  'notificationSettings.requests': 'Requests and reports',
  'notificationSettings.requests.text': 'Where you lead, and what you reported',
  'notificationSettings.mail.often':
    'Mail comes once a day at most, with what you have not read. Codes and notices about your account always come.',
  'notificationSettings.error': 'Your settings did not load',

  'notificationSettings.push.off.title': 'Push is off in this browser',
  'notificationSettings.push.off.text': 'Hear of what happens when this page is closed.',
  'notificationSettings.push.off.action': 'Turn on',
  'notificationSettings.push.on.title': 'Push is on in this browser',
  'notificationSettings.push.on.text': 'It ends when you sign out here.',
  'notificationSettings.push.on.action': 'Turn off',
  'notificationSettings.push.blocked.title': 'Push is blocked in this browser',
  'notificationSettings.push.blocked.text':
    'Allow notifications for {host} in the browser’s site settings, then it works here.',
  'notificationSettings.push.unavailable.title': 'This site has no push',
  'notificationSettings.push.unavailable.text': 'The app and mail still tell you.',
  'notificationSettings.push.unsupported.title': 'This browser has no push',
  'notificationSettings.push.unsupported.text':
    'On an iPhone or iPad, add the site to the home screen first and open it there.',
} as const
