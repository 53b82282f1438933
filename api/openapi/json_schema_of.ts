import ts from 'typescript'
import type { Json } from './call.js'

/** A type without a JSON Schema; the message says where it occurs. */
export class Undescribable extends Error {}

/** Schema of the values after `JSON.stringify`: Dates are strings, undefined is optional. @throws Undescribable */
export function jsonSchemaOf(type: ts.Type | ts.Type[], checker: ts.TypeChecker): Json {
  const open: ts.Type[] = []

  function schema(of: ts.Type, place: string): Json {
    if (of.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))
      throw new Undescribable(`${place || 'the answer'} is \`${checker.typeToString(of)}\``)
    if (of.isUnion()) return union(of.types, place)
    if (of.isStringLiteral() || of.isNumberLiteral()) return { const: of.value }
    if (of.flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(of) === 'true' }
    if (of.flags & ts.TypeFlags.StringLike) return { type: 'string' }
    if (of.flags & ts.TypeFlags.NumberLike) return { type: 'number' }
    if (of.flags & ts.TypeFlags.Null) return { type: 'null' }
    if (of.flags & ts.TypeFlags.NonPrimitive) return { type: 'object' }
    if (of.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return once(of, place)
    throw new Undescribable(`${place || 'the answer'} is \`${checker.typeToString(of)}\`, which JSON does not have`)
  }

  function union(types: ts.Type[], place: string): Json {
    const present = types.filter(({ flags }) => !(flags & NOTHING))
    const schemas = present.map((one) => schema(one, place))
    const values = schemas.filter((one) => 'const' in one).map((one) => one.const)
    const others = schemas.filter((one) => !('const' in one) && one.type !== 'null')
    const isNullable = schemas.some((one) => one.type === 'null')
    if (values.includes(true) && values.includes(false)) others.push({ type: 'boolean' })
    const listed = others.some((one) => one.type === 'boolean')
      ? values.filter((one) => typeof one !== 'boolean')
      : values
    if (listed.length > 0) others.push(listed.length === 1 ? { const: listed[0] } : { enum: listed.sort(inOrder) })
    return isNullable ? nullable(others) : anyOf(others)
  }

  /** Guards against recursive types. */
  function once(of: ts.Type, place: string): Json {
    if (open.includes(of)) throw new Undescribable(`${place} is a \`${checker.typeToString(of)}\` within itself`)
    open.push(of)
    const made = object(of, place)
    open.pop()
    return made
  }

  function object(of: ts.Type, place: string): Json {
    if (of.symbol?.name === 'Date') return { type: 'string', format: 'date-time' }
    const toJson = of.getProperty('toJSON')
    if (toJson) return schema(returned(toJson), place)
    if (checker.isTupleType(of)) {
      const items = checker.getTypeArguments(of as ts.TypeReference)
      const prefixItems = items.map((item, index) => schema(item, `${place}[${index}]`))
      return { type: 'array', prefixItems, minItems: items.length, maxItems: items.length }
    }
    if (checker.isArrayType(of))
      return { type: 'array', items: schema(checker.getTypeArguments(of as ts.TypeReference)[0]!, `${place}[]`) }
    if (of.getCallSignatures().length > 0) throw new Undescribable(`${place} is a function`)
    const others = of.getStringIndexType()
    const properties = of.getProperties()
    if (others && properties.length === 0) return { type: 'object', additionalProperties: schema(others, `${place}{}`) }
    return record(properties, place)
  }

  function record(properties: ts.Symbol[], place: string): Json {
    const required: string[] = []
    const entries = properties.map((property) => {
      const of = checker.getTypeOfSymbol(property)
      const isOptional = property.flags & ts.SymbolFlags.Optional || mayBeNothing(of)
      if (!isOptional) required.push(property.name)
      return [property.name, schema(of, place ? `${place}.${property.name}` : property.name)]
    })
    return { type: 'object', properties: Object.fromEntries(entries), ...(required.length > 0 && { required }) }
  }

  function returned(method: ts.Symbol): ts.Type {
    return checker.getReturnTypeOfSignature(checker.getTypeOfSymbol(method).getCallSignatures()[0]!)
  }

  return Array.isArray(type) ? union(type, '') : schema(type, '')
}

function nullable(schemas: Json[]): Json {
  const [only] = schemas
  if (schemas.length === 1 && only!.enum) return { enum: [...only!.enum, null] }
  if (schemas.length === 1 && 'const' in only!) return { enum: [only.const, null] }
  if (schemas.length === 1 && Object.keys(only!).join() === 'type') return { type: [only!.type, 'null'] }
  return { anyOf: [...schemas, { type: 'null' }] }
}

/** The compiler's own order changes from run to run. */
function inOrder(one: unknown, other: unknown): number {
  return String(one) < String(other) ? -1 : 1
}

function anyOf(schemas: Json[]): Json {
  return schemas.length === 1 ? schemas[0]! : { anyOf: schemas }
}

const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Void

function mayBeNothing(type: ts.Type): boolean {
  return partsOf(type).some(({ flags }) => flags & NOTHING)
}

export function isNothing(type: ts.Type | ts.Type[]): boolean {
  return partsOf(type).every(({ flags }) => flags & NOTHING)
}

export function partsOf(type: ts.Type | ts.Type[]): ts.Type[] {
  if (Array.isArray(type)) return type
  return type.isUnion() ? type.types : [type]
}
