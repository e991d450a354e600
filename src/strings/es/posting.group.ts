export { es as posts } from './posts'
