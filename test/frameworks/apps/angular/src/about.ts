import { Component } from '@angular/core'
import { RouterLink } from '@angular/router'

@Component({
  imports: [RouterLink],
  template: `
    <main>
      <h1>About us</h1>
      <a routerLink="/">Home</a>
    </main>
  `,
})
export class About {}
