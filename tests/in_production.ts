import app from '@adonisjs/core/services/app'

/** The product, in this process, as where it is served for real. @returns a function that ends it */
export function asInProduction(): () => void {
  Object.defineProperty(app, 'inProduction', { value: true, configurable: true })
  return () => void Reflect.deleteProperty(app, 'inProduction')
}
