import { array, boolean, object, string } from 'yup'
import { communityDetails, communityId, noCommunity } from './community'
import { call } from './envelope'
import { placeDescription, placeName, placeRule } from './fields'
import { paths } from './paths'
import { emptiable, socialChange } from './social'

/** The address of a picture that the viewer has uploaded; null takes the picture away. */
const ownPicture = () => emptiable(string().max(2000))

export const editCommunity = call({
  id: 'editCommunity',
  method: 'PATCH',
  path: paths.community,
  summary:
    'Changes what is given of a community. Opening a closed one makes those who wait members; they accepted its rules when ' +
    'they asked',
  who: 'viewer',
  body: object({
    ...communityId,
    name: placeName().min(1),
    description: placeDescription(),
    /** All of them, in place of the earlier ones. */
    rules: array(placeRule().required()).max(10),
    is_closed: boolean(),
    image_url: ownPicture(),
    banner_url: ownPicture(),
    social: object(socialChange).optional().default(undefined),
  }),
  answer: communityDetails,
  errors: { ...noCommunity, 403: 'Only for leaders', 5361: 'The brand takes no such word or link' },
})
