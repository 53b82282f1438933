import { BaseTransformer } from '@adonisjs/core/transformers'
import { plainPhone } from './plain_phone.js'
import type { Company } from './site.js'

export default class CompanyTransformer extends BaseTransformer<Company> {
  toObject() {
    const company = this.pick(this.resource, [
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
    return { ...company, support_phone: plainPhone(company.support_phone) }
  }
}
