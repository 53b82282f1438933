import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Company } from './site.js'

export default class CompanyTransformer extends BaseTransformer<Company> {
  toObject() {
    return this.pick(this.resource, [
      'name',
      'address',
      'kvk',
      'city',
      'country',
      'tradenames',
      'vat_numbers',
      'support_phone',
      'delete_discount',
      'added',
    ])
  }
}
