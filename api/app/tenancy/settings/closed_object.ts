/** The JSON Schema of an object that knows all its keys; all are required unless said otherwise. */
export function closedObject(properties: Record<string, object>, required = Object.keys(properties)) {
  return { type: 'object', properties, required, additionalProperties: false }
}
