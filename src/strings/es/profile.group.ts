export { es as picture } from './picture'
export { es as profile } from './profile'
