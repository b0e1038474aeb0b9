export default { title: 'Every text in both languages', key: 'Key', missing: 'missing' }
