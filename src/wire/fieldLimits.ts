/** At most so many characters as people count them, see `countGraphemes`. Without yup, for anyone. */
export const fieldLimits = {
  ...{ bio: 150, name: 25, nickname: 25, handle: 100 },
  ...{ comment: 1000, reportNote: 300, appeal: 500 },
  ...{ placeName: 50, placeDescription: 500, rule: 200 },
} as const
