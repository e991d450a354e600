import type { Plural } from './translation'

/** What a viewer reads while changing their profile picture. */
export const en = {
  locale: 'en',

  'picture.title': 'Profile picture',
  'picture.lead': 'It appears next to everything you post.',
  'picture.none': 'You have none yet. People recognise a picture faster than a name.',
  'picture.add': 'Add a picture',
  'picture.change': 'Change picture',
  'picture.remove': 'Remove picture',

  'picture.drop': 'Drop a picture here',
  'picture.browse': 'or {browse}',
  'picture.browse.link': 'browse your files',
  'picture.limits': 'JPG or PNG, up to 3 MB',
  'picture.orWeb': 'or from the web',
  'picture.address': 'Picture address',
  'picture.use': 'Use',

  'picture.crop.title': 'Crop your picture',
  'picture.crop.area': 'Part that is kept. Arrow keys move it, with Shift they resize it; plus and minus zoom.',
  'picture.crop.zoom': 'Zoom',
  'picture.crop.smaller': 'Smaller',
  'picture.crop.larger': 'Larger',
  'picture.crop.turnLeft': 'Turn left',
  'picture.crop.turnRight': 'Turn right',
  'picture.crop.done': 'Done',
  'picture.crop.failed': 'The tool for cropping didn’t load.',
  'picture.uploading': 'Uploading picture',
  'picture.saving': 'Saving picture',
  'picture.percent': '{count}%',
  'picture.saved': 'Your profile image has been updated',

  'picture.remove.title': 'Remove profile picture?',
  'picture.remove.before': 'Your picture now',
  'picture.remove.after': 'What will show instead',
  'picture.remove.submit': 'Remove',

  'picture.error.badFile': 'Upload failed. Make sure file size is upto 3MB and in .jpg, .png, .jpeg format.',
  'picture.error.badType': 'Invalid file type.',
  'picture.error.damaged': 'This file can’t be read: it is damaged or incomplete.',
  'picture.error.badUrl': 'Invalid Url.',
  'picture.error.tooManyPixels': 'This picture has more than 50 megapixels. Use a smaller copy of it.',
  'picture.error.notFetched': 'Failed to fetch image. Status: {status}',
  'picture.error.notConverted': 'Failed to convert blob to base64 string',
  'picture.error.notRead': 'FileReader error',
  'picture.error.noUrl': 'Something went wrong. Please try again.',
  'picture.error.upload': 'Something went wrong please try again.',
} as const satisfies Record<string, string | Plural>
