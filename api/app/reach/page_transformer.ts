import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PageName } from '@manyhearts/locales/pages'
import type { RenderedPage } from './render_page.js'

export default class PageTransformer extends BaseTransformer<RenderedPage & { name: PageName }> {
  toObject() {
    return this.pick(this.resource, ['name', 'title', 'description', 'html', 'contents'])
  }
}
