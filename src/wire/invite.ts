import { type InferType, number, object, string } from 'yup'
import { communityDetails, communityId, communityStanding, leadersOnly, newcomer } from './community'
import { call, count, id, named, nothing, page, pageQuery, timestamp } from './envelope'
import { rulesAccepted } from './membership'
import { paths } from './paths'
import { userSummary } from './video'

/** Whether it still lets people in, or why not. */
export const inviteStates = ['open', 'expired', 'used_up', 'revoked'] as const

const invite = object({
  invite_id: id().required(),
  /** What its link carries; who has it may join, a closed community too. */
  token: string().required(),
  /** Null when the account is gone. */
  created_by: userSummary.nullable().default(undefined).defined(),
  created_at: timestamp().required(),
  /** Null for no end. */
  expires_at: timestamp().nullable().defined(),
  /** Null for any number. */
  max_uses: number().integer().min(1).nullable().defined(),
  uses: count().required(),
  state: string()
    .oneOf([...inviteStates])
    .required(),
})
  .required()
  .meta(named('Invite'))

/** As it is for those who were given it. */
const invitation = object({
  community: communityDetails,
  invited_by: userSummary.nullable().default(undefined).defined(),
  expires_at: timestamp().nullable().defined(),
})
  .required()
  .meta(named('Invitation'))

export type WireInvite = InferType<typeof invite>
export type WireInvitation = InferType<typeof invitation>

const token = () => string().max(64).required()
const noInvite = { 404: 'No such invitation', 5356: 'It has run out, was used up or taken back' }

export const createInvite = call({
  id: 'createInvite',
  method: 'POST',
  path: paths.communityInvites,
  summary: 'Makes an invitation to a community that may be passed on as a link',
  who: 'viewer',
  once: true,
  body: object({
    ...communityId,
    /** Until it runs out; null for no end. */
    hours: number()
      .integer()
      .min(1)
      .max(24 * 365)
      .nullable()
      .default(24 * 7),
    /** How many may join by it; null for any number. */
    max_uses: number().integer().min(1).max(10_000).nullable().default(null),
  }),
  answer: invite,
  errors: leadersOnly,
})

export const invites = call({
  id: 'invites',
  method: 'GET',
  path: paths.communityInvites,
  summary: 'The invitations to a community, the latest first',
  who: 'viewer',
  query: object({ ...pageQuery, ...communityId }),
  answer: page(invite),
  errors: leadersOnly,
})

export const revokeInvite = call({
  id: 'revokeInvite',
  method: 'DELETE',
  path: paths.communityInvites,
  summary: 'Takes an invitation back; saying it twice changes nothing',
  who: 'viewer',
  query: object({ ...communityId, invite_id: id().required() }),
  answer: nothing,
  errors: { ...leadersOnly, 404: 'No such community or invitation' },
})

export const getInvite = call({
  id: 'getInvite',
  method: 'GET',
  path: paths.communityInvite,
  summary: 'Who invites to which community',
  who: 'anyone',
  query: object({ token: token() }),
  answer: invitation,
  errors: noInvite,
})

export const acceptInvite = call({
  id: 'acceptInvite',
  method: 'POST',
  path: paths.communityInvite,
  summary: 'Joins by an invitation, a closed community too; who is a member already stays one and uses nothing up',
  who: 'viewer',
  once: true,
  body: object({ token: token(), ...rulesAccepted }),
  answer: communityStanding.shape({ ...communityId, slug: string().required() }).meta(named('AcceptedInvite')),
  errors: { ...noInvite, ...newcomer },
})
