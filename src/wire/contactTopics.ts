/** What a message to the people behind the brand is about. Without yup, for anyone. */
export const contactTopics = ['problem', 'account', 'safety', 'idea', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

/** At most so many characters as people count them. */
export const contactLimits = { name: 100, message: 1000 } as const
