/** What a list of people who wait to join says. */
export const en = {
  locale: 'en',

  'requests.label': 'Requests to join',
  'requests.accept': 'Accept',
  'requests.accept.name': 'Accept {name}',
  'requests.refuse': 'Refuse {name}',
  'requests.accepted': '{name} is a member now',
  'requests.refused': 'The request was refused',
  'requests.empty': 'Nobody waits',
  'requests.error': 'The requests didn’t load',
} as const
