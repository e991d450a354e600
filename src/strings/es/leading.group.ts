export { es as log } from './log'
export { es as manage } from './manage'
export { es as manageLoop } from './manageLoop'
export { es as moderation } from './moderation'
