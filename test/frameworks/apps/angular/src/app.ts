import { type ApplicationConfig, Component } from '@angular/core'
import { provideClientHydration } from '@angular/platform-browser'
import { provideRouter, RouterOutlet } from '@angular/router'
import { geuin } from 'geuin'
import { About } from './about'
import { Home } from './home'
import { Videos } from './videos'

geuin.configure({ apiHost: '/', brandId: '1' })

export const config: ApplicationConfig = {
  providers: [
    provideClientHydration(),
    provideRouter([
      { path: '', component: Home },
      { path: 'about', component: About },
      { path: 'videos', component: Videos },
    ]),
  ],
}

@Component({ selector: 'app-root', imports: [RouterOutlet], template: '<router-outlet />' })
export class App {}
