// Decorators record types from the first import on.
import 'reflect-metadata';
