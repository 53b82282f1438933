import { HttpContext } from '@adonisjs/core/http'
import { BaseSerializer } from '@adonisjs/core/transformers'
import '#app/http/route_facts'

/** Responses have no envelope (contract). */
class ContractSerializer extends BaseSerializer<{ Wrap: undefined; PaginationMetaData: never }> {
  wrap = undefined

  definePaginationMetaData(): never {
    throw new Error('Lists page by a cursor of their own')
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    serialize: ContractSerializer['serialize']
  }
}

const serializer = new ContractSerializer()

HttpContext.instanceProperty('serialize', function (this: HttpContext, values: any): any {
  return serializer.serialize(values, this.containerResolver)
})

export default class HttpProvider {}
